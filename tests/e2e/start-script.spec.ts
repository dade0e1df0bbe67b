import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { START_TEXT } from '../../scripts/start/start-text.mjs'
import { removeFolder } from './support/remove-folder'

/** `npm start` with programs in place of the runtime that end as the real one does on systems that do not let it open its window. */

const folder = mkdtempSync(join(tmpdir(), 'flagship-npm-start-'))
const SCRIPT = resolve('scripts', 'run.cjs')
const { early } = START_TEXT.en
let runs = 0
let started: ChildProcess
let said = ''

interface Run {
  /** What the program does, for a shell. */
  readonly does: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly mode?: number
}

/** Starts it in a group of its own, as a terminal does. Returns the folder in which the program lies. */
function start({ does, args = [], env = {}, mode = 0o755 }: Run): string {
  const home = join(folder, String((runs += 1)))
  mkdirSync(home)
  const program = join(home, 'electron')
  writeFileSync(program, `#!/bin/sh\ncd "${home}"\n${does}\n`)
  chmodSync(program, mode)
  said = ''
  started = spawn(process.execPath, [SCRIPT, 'start', ...args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      LANG: 'en_GB.UTF-8',
      LC_ALL: 'en_GB.UTF-8',
      INIT_CWD: folder,
      DISPLAY: ':99',
      ELECTRON_OVERRIDE_DIST_PATH: home,
      FLAGSHIP_DATA: join(home, 'data'),
      ...env
    }
  })
  for (const output of [started.stdout, started.stderr]) output?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
  return home
}
const ofGroup = (signal: NodeJS.Signals): void => void process.kill(-(started.pid ?? 0), signal)
const ended = async (): Promise<number | null> => {
  if (started.exitCode === null) await once(started, 'exit')
  return started.exitCode
}
const inBrowser = (): Promise<void> => expect.poll(() => said).toMatch(/Flagship: http:\/\/127\.0\.0\.1:\d+/u)

afterEach(() => {
  if (started.exitCode === null && started.signalCode === null) ofGroup('SIGKILL')
})
afterAll(() => removeFolder(folder))

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it.each([
    ['kill -TRAP $$', 'SIGTRAP'],
    ['exit 127', early.libraries('code 127')],
    ['exit 1', early.display('code 1')],
    ['kill -SEGV $$', early.ended('SIGSEGV')],
    ['exit 9', early.ended('code 9')]
  ])('opens the browser and says why where the runtime ends at once: %s', async (does, why) => {
    start({ does })
    await inBrowser()
    expect(said).toContain('Flagship runs in the browser: ')
    expect(said).toContain(why)
    ofGroup('SIGINT')
    expect(await ended()).toBe(0)
  })

  it('says so too where the system cannot run the program', async () => {
    start({ does: 'exit 0', mode: 0o644 })
    await inBrowser()
    expect(said).toContain(early.notRun('EACCES'))
  })

  it('opens nothing but the window where that is wanted, and says again what would help', async () => {
    start({ does: 'exit 127', args: ['--window'] })
    expect(await ended()).toBe(1)
    expect(said).toContain(`The desktop window cannot be opened: ${early.libraries('code 127')}`)
    expect(said).not.toContain('http:')
  })

  it('ends with the window: with its code, and with that of a failure it has told itself', async () => {
    start({ does: 'exit 0' })
    expect([await ended(), said]).toEqual([0, ''])
    start({ does: 'exit 70' })
    expect([await ended(), said]).toEqual([70, ''])
  })

  it('gives the runtime the files from where the user is, its display, and no order to be a plain Node', async () => {
    writeFileSync(join(folder, 'Vast.flagship'), '{}')
    const home = start({
      does: 'printf "%s\\n" "$@" "${ELECTRON_RUN_AS_NODE-none}" > given',
      args: ['Vast.flagship'],
      env: { ELECTRON_RUN_AS_NODE: '1', WAYLAND_DISPLAY: 'wayland-0' }
    })
    expect(await ended()).toBe(0)
    const given = readFileSync(join(home, 'given'), 'utf8').trim().split('\n')
    expect(given).toEqual(['--ozone-platform=x11', '.', join(folder, 'Vast.flagship'), 'none'])
  })

  it('passes Ctrl C on once, and waits for a clean end', async () => {
    const home = start({
      does: 'trap "echo int >> ints; sleep 0.5; echo clean > end; exit 0" INT\ntouch ready\nwhile :; do sleep 0.05; done'
    })
    await expect.poll(() => existsSync(join(home, 'ready'))).toBe(true)
    ofGroup('SIGINT')
    expect(await ended()).toBe(0)
    expect([readFileSync(join(home, 'ints'), 'utf8'), readFileSync(join(home, 'end'), 'utf8')]).toEqual(['int\n', 'clean\n'])
  })

  it('leaves the window open when its terminal is closed', async () => {
    const home = start({ does: 'trap "touch done; exit 0" TERM\necho $$ > ready\nwhile :; do sleep 0.05; done' })
    await expect.poll(() => existsSync(join(home, 'ready')) && readFileSync(join(home, 'ready'), 'utf8')).toMatch(/^\d+\n$/u)
    ofGroup('SIGHUP')
    await once(started, 'exit')
    const window = Number(readFileSync(join(home, 'ready'), 'utf8'))
    expect(process.kill(window, 0)).toBe(true)
    process.kill(window, 'SIGTERM')
    await expect.poll(() => existsSync(join(home, 'done'))).toBe(true)
  })
})
