import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { hostname, uptime } from 'node:os'
import { errnoOf } from '../store-error'
import { pipeBeacons, type Beacons } from './beacons'

/** Information about the programs on this computer. */
export interface ProcessProbe {
  /** Our own. */
  readonly pid: number
  readonly host: string
  /** Identifies this boot of the operating system. */
  boot(): Promise<string>
  /** When a running program started, in the system's own format; `''` if that cannot be queried; `null` when no such program runs. */
  startOf(pid: number): Promise<string | null>
  /** Null where the start of a program says enough. */
  readonly beacons: Beacons | null
}

/**
 * Linux and macOS say when a program started. Windows says only whether a pid is alive, and there a pid soon belongs to another program,
 * and with Fast Startup even shutting down does not begin a new boot. So there the owner of a claim shows a beacon.
 */
export const nodeProbe: ProcessProbe = {
  pid: process.pid,
  host: hostname(),
  boot: () => (process.platform === 'linux' ? (ownBoot ??= linuxBoot()) : Promise.resolve(startedAt())),
  startOf: pid => (pid === process.pid ? (ownStart ??= startTime(pid)) : startTime(pid)),
  beacons: process.platform === 'win32' ? pipeBeacons() : null
}

function startTime(pid: number): Promise<string | null> {
  if (process.platform === 'linux') return linuxStart(pid)
  if (process.platform === 'darwin') return startFromPs(pid)
  return Promise.resolve(isAlive(pid) ? '' : null)
}

/** Neither changes while we run. */
let ownBoot: Promise<string> | undefined
let ownStart: Promise<string | null> | undefined

const STARTED_AT = /^started-at-(\d+)$/
/** The boot time is computed from two clocks, which may drift apart or be adjusted by this much. */
const START_TOLERANCE_S = 120

/** Whether two values of `boot` mean the same boot. */
export function isSameBoot(one: string, other: string): boolean {
  const first = STARTED_AT.exec(one)?.[1]
  const second = STARTED_AT.exec(other)?.[1]
  if (first === undefined || second === undefined) return one === other
  return Math.abs(Number(first) - Number(second)) <= START_TOLERANCE_S
}

function startedAt(): string {
  return `started-at-${Math.round(Date.now() / 1_000 - uptime())}`
}

async function linuxBoot(): Promise<string> {
  try {
    return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim()
  } catch {
    return startedAt()
  }
}

/** Field 22 of `/proc/<pid>/stat`. The name in field 2 may contain anything, so the fields are counted from its closing bracket. */
async function linuxStart(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const isGone = fields[0] === 'Z' || fields[0] === 'X'
    return isGone ? null : (fields[19] ?? '')
  } catch (error) {
    const errno = errnoOf(error)
    return errno === 'ENOENT' || errno === 'ESRCH' ? null : isAlive(pid) ? '' : null
  }
}

/** When a program started, as `ps` reports it, to the second and always in the same words. */
export function startFromPs(pid: number): Promise<string | null> {
  return new Promise(resolve => {
    execFile('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], { env: { LC_ALL: 'C', TZ: 'UTC' } }, (error, said) => {
      const start = said.trim()
      if (error === null && start !== '') resolve(start)
      else resolve(isAlive(pid) ? '' : null)
    })
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errnoOf(error) === 'EPERM'
  }
}
