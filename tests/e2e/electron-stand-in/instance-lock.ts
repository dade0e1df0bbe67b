import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How a process was started, and where. */
interface Start {
  readonly words: readonly string[]
  readonly folder: string
}

/** Locks the folder for this process, or notifies its owner and returns false. Like Electron, at once and without waiting. */
export function takeInstanceLock(folder: string, onSecond: (start: Start) => void): boolean {
  // exFAT and FAT have none of the links that Chromium's lock is made of: it fails, though nobody has it (process_singleton_posix.cc).
  if (process.env['STAND_IN_LINKLESS'] !== undefined && folder.startsWith(process.env['STAND_IN_LINKLESS'])) return false
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'SingletonLock')
  const second = join(folder, 'SecondStart')
  const owner = ownerOf(file)
  if (owner !== null) {
    writeFileSync(second, JSON.stringify({ words: process.argv, folder: process.cwd() } satisfies Start))
    process.kill(owner, 'SIGUSR2')
    return false
  }
  rmSync(file, { force: true })
  writeFileSync(file, String(process.pid), { flag: 'wx' })
  process.on('SIGUSR2', () => onSecond(JSON.parse(readFileSync(second, 'utf8')) as Start))
  process.on('exit', () => rmSync(file, { force: true }))
  return true
}

/** The process that holds the folder, if it is still alive. */
function ownerOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}
