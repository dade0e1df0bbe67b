import { spawn } from 'node:child_process'

/** The command that opens an address in the default browser, by the name Node gives the system. */
export function openCommand(platform: NodeJS.Platform, address: string): readonly [string, ...string[]] {
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', address]
  return [platform === 'darwin' ? 'open' : 'xdg-open', address]
}

/** Opens one of our own addresses. Having no browser or screen is not an error: the link is printed as well. */
export function openBrowser(address: string): void {
  const [command, ...args] = openCommand(process.platform, address)
  const child = spawn(command, args, { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
