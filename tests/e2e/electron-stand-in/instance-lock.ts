import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Takes the folder for this process, or wakes the process that has it and gives false. As Electron does it: at once, without waiting. */
export function takeInstanceLock(folder: string, onSecond: () => void): boolean {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'SingletonLock')
  const owner = ownerOf(file)
  if (owner !== null) {
    process.kill(owner, 'SIGUSR2')
    return false
  }
  rmSync(file, { force: true })
  writeFileSync(file, String(process.pid), { flag: 'wx' })
  process.on('SIGUSR2', onSecond)
  process.on('exit', () => rmSync(file, { force: true }))
  return true
}

/** The process that holds the folder, if it still lives. */
function ownerOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}
