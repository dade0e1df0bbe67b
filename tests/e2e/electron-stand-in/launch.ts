import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { TIMEOUTS } from '../../support/timeouts'
import { OUT } from '../support/built'
import { chromiumEnv, findChromium } from '../support/chromium'
import { removeFolder } from '../support/remove-folder'
import { REGISTER } from './compile'
import type { FakeFrame, Inspection, Told, Wish } from './messages'

const CHROMIUM_END_MS = 5000

export interface LaunchOptions {
  /** The app's data folder. */
  readonly userData: string
  readonly env?: Readonly<Record<string, string>>
  /** Command-line arguments. */
  readonly args?: readonly string[]
  /** Its output goes to a terminal that is closed at once. */
  readonly hasClosedOutput?: boolean
  /** Folder of the build, the one under test unless told otherwise. */
  readonly out?: string
}

export interface Flagship {
  readonly page: Page
  readonly messages: readonly Told[]
  /** Chooses a menu entry by id or role. */
  menu(id: string): Promise<void>
  /** A key before the page gets it: whether the window kept it for itself, and the zoom after it. */
  key(input: Readonly<Record<string, unknown>>): Promise<{ readonly isKept: boolean; readonly zoomLevel: number }>
  inspect(wish: Omit<Extract<Wish, { kind: 'inspect' }>, 'kind'>): Promise<Inspection>
  /** A call over IPC as if this frame had sent it. */
  invoke(channel: string, args: readonly unknown[], frame: FakeFrame): Promise<unknown>
  /** Actions of the operating system. */
  system(event: Extract<Wish, { kind: 'system' }>['event']): Promise<void>
  /** The page that the window shows now: another one after a crash. */
  pageNow(): Page | undefined
  /** The exit code of the main process, once it has ended by itself. */
  whenEnded(): Promise<number | null>
  /** Quits as a user does; returns the exit code. */
  close(): Promise<number | null>
  /** SIGKILL: nothing can shut down cleanly. */
  kill(): Promise<void>
}

/** Starts the built Electron main with the built preload and pages, `electron` being the stand-in. */
export async function launchFlagship(options: LaunchOptions): Promise<Flagship> {
  const profile = mkdtempSync(join(tmpdir(), 'flagship-profile-'))
  const child = await startMain(options, profile)
  const exited = once(child, 'exit') as Promise<[number | null]>
  let cleared: Promise<number | null> | undefined
  const messages: Told[] = []
  child.on('message', (message: Told) => messages.push(message))
  const { address } = await nextOf(child, messages, 'browser')
  const browser = await chromium.connectOverCDP(address)
  const disconnected = new Promise(resolve => browser.once('disconnected', resolve))
  for (const context of browser.contexts()) context.setDefaultTimeout(TIMEOUTS.visibleMs)
  const pages = (): readonly Page[] => browser.contexts().flatMap(context => context.pages())
  const page = await firstWindow(pages, child)
  const ask = async (wish: Wish): Promise<unknown> => {
    const answered = answerTo(child, wish.kind)
    child.send(wish)
    return answered
  }
  const clear = async (): Promise<number | null> => {
    const [code] = await exited
    // Chromium exits when it notices that its parent is gone; until then it writes to its profile.
    await Promise.race([disconnected, new Promise(resolve => setTimeout(resolve, CHROMIUM_END_MS))])
    await browser.close().catch(() => undefined)
    await removeFolder(profile)
    return code
  }
  const ended = (): Promise<number | null> => (cleared ??= clear())
  return {
    page,
    messages,
    pageNow: () =>
      pages()
        .filter(candidate => !candidate.url().startsWith('about:'))
        .at(-1),
    whenEnded: ended,
    // The process may end before it answers.
    system: async event => {
      await Promise.race([ask({ kind: 'system', event }).catch(() => undefined), exited])
    },
    menu: async id => void (await ask({ kind: 'menu', id })),
    key: async input => (await ask({ kind: 'key', input })) as { readonly isKept: boolean; readonly zoomLevel: number },
    inspect: async wish => (await ask({ kind: 'inspect', ...wish })) as Inspection,
    invoke: (channel, args, frame) => ask({ kind: 'invoke', channel, args, frame }),
    close: () => {
      if (child.connected) child.send({ kind: 'quit' } satisfies Wish)
      return ended()
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended()
    }
  }
}

/** Only the main process, for starts that never open a window. */
export async function startMain(
  { userData, env = {}, args = [], hasClosedOutput = false, out = OUT }: LaunchOptions,
  profile: string
): Promise<ChildProcess> {
  const output = hasClosedOutput ? 'pipe' : 'inherit'
  const child = fork(resolve(out, 'main', 'index.js'), args, {
    execArgv: ['--import', REGISTER],
    env: {
      ...process.env,
      ...chromiumEnv(findChromium()),
      FLAGSHIP_DATA: userData,
      XDG_DATA_HOME: homeOf(userData),
      STAND_IN_PROFILE: profile,
      ...env
    },
    stdio: ['ignore', output, output, 'ipc']
  })
  child.stdout?.destroy()
  child.stderr?.destroy()
  return child
}

/** Where the files of the computer lie when the app runs on this data: beside it, not with those of whoever runs the tests. */
export function homeOf(userData: string): string {
  return `${resolve(userData)}-home`
}

async function firstWindow(pages: () => readonly Page[], child: ChildProcess): Promise<Page> {
  while (child.exitCode === null) {
    const page = pages().find(candidate => !candidate.url().startsWith('about:'))
    if (page !== undefined) {
      await page.waitForLoadState()
      return page
    }
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`The main process ended with ${child.exitCode} before it showed a window`)
}

async function nextOf<K extends Told['kind']>(
  child: ChildProcess,
  messages: readonly Told[],
  kind: K
): Promise<Extract<Told, { kind: K }>> {
  const isIt = (message: Told): message is Extract<Told, { kind: K }> => message.kind === kind
  const seen = messages.find(isIt)
  if (seen !== undefined) return seen
  return new Promise((resolve, reject) => {
    child.on('message', (message: Told) => {
      if (isIt(message)) resolve(message)
    })
    child.once('exit', code => reject(new Error(`The main process ended with ${code} before it told ${kind}`)))
  })
}

function answerTo(child: ChildProcess, wish: Wish['kind']): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error(`The main process ended before it answered ${wish}`))
    const onMessage = (message: Told): void => {
      if (message.kind !== 'answer' || message.wish !== wish) return
      child.off('message', onMessage)
      child.off('exit', onExit)
      resolve(message.value)
    }
    child.on('message', onMessage)
    child.once('exit', onExit)
  })
}
