import { CALL_CHANNEL } from '@shared/ipc/channels'
import type { CallReply } from '@shared/ipc/calls'
import type { Page } from 'playwright-core'
import type { Flagship } from '../electron-stand-in/launch'
import type { FakeFrame, Inspection, Told } from '../electron-stand-in/messages'

/** The evidence for the checklist: what a page was able to do, and how the app's handlers respond. */
export interface ChecklistReport {
  readonly inspection: Inspection
  readonly probe: PageProbe
  /** Globals of a window that an empty one does not have, on a document without a script of its own. */
  readonly givenKeys: readonly string[]
  /** Replies to calls whose sender may not call. */
  readonly strangers: readonly CallReply<unknown>[]
  readonly messages: readonly Told[]
  /** CSP violations in the console before anything hostile was tried. */
  readonly violations: readonly string[]
}

interface PageProbe {
  readonly headers: Readonly<Record<string, string>>
  readonly bridgeKeys: readonly string[]
  readonly isEvalBlocked: boolean
  readonly isMarkupBlocked: boolean
  readonly permissions: readonly string[]
  readonly strayStatuses: readonly number[]
  readonly tooFast: number
  readonly largeCall: CallReply<unknown>
}

export const OWN = 'app://flagship'
export const FOREIGN_ADDRESSES = [
  'https://example.com/',
  'http://127.0.0.1:9/',
  'file:///etc/passwd',
  'app://flagship.example/',
  'data:text/html,x'
]
export const PERMISSIONS = [
  'media',
  'geolocation',
  'notifications',
  'midiSysex',
  'clipboard-read',
  'display-capture',
  'hid',
  'serial',
  'usb',
  'openExternal',
  'unknown'
]

const STRANGERS: readonly FakeFrame[] = [
  { origin: 'https://example.com', isMain: true, contentsId: null },
  { origin: OWN, isMain: false, contentsId: null },
  { origin: OWN, isMain: true, contentsId: 4711 }
]

/** Tries everything a page should not be able to do, and queries the handlers for the rest. */
export async function gatherReport(app: Flagship): Promise<ChecklistReport> {
  const violations = app.messages.flatMap(message =>
    message.kind === 'console' && message.text.includes('Content Security Policy') ? [message.text] : []
  )
  const inspection = await app.inspect({ permissions: PERMISSIONS, origins: [OWN, 'https://example.com'], addresses: FOREIGN_ADDRESSES })
  const strangers: CallReply<unknown>[] = []
  for (const frame of STRANGERS) strangers.push((await app.invoke(CALL_CHANNEL, ['app.info', {}], frame)) as CallReply<unknown>)
  const probe = await probePage(app.page)
  const givenKeys = await keysGiven(app.page)
  await app.menu('starfinderReference')
  await tryToLeave(app)
  return { inspection, probe, givenKeys, strangers, messages: [...app.messages], violations }
}

async function probePage(page: Page): Promise<PageProbe> {
  return page.evaluate(async (): Promise<PageProbe> => {
    const soon = <T>(work: () => T): Promise<T> => new Promise(resolve => setTimeout(() => resolve(work())))
    const fails = (work: () => unknown): boolean => {
      try {
        work()
        return false
      } catch {
        return true
      }
    }
    // Forty may pass in each second that these take, and a busy machine takes some.
    const calls = await Promise.all(Array.from({ length: 240 }, () => window.flagship.call('app.info', {})))
    await new Promise(resolve => setTimeout(resolve, 1100))
    const strays = ['/..%2f..%2fpackage.json', '/%5c..%5cindex.html', '/index.html%00', '/assets/', '/C:/x', '/package.json']
    return {
      headers: Object.fromEntries((await fetch('/')).headers),
      bridgeKeys: Object.keys(window.flagship),
      // Deferred, because code evaluated by a debugger bypasses the policy.
      isEvalBlocked: await soon(() => fails(() => (0, eval)('1'))),
      isMarkupBlocked: await soon(() => fails(() => (document.createElement('div').innerHTML = '<b>x</b>'))),
      permissions: await Promise.all(
        ['geolocation', 'notifications'].map(async name => (await navigator.permissions.query({ name: name as PermissionName })).state)
      ),
      strayStatuses: await Promise.all(strays.map(async path => (await fetch(path)).status)),
      tooFast: calls.filter(reply => !reply.ok && reply.error.code === 'too-fast').length,
      largeCall: await window.flagship.call('battle.draft', { text: 'x'.repeat(300_000) })
    }
  })
}

/** The pages' libraries leave marks of their own on a window, so this looks where none has run. */
async function keysGiven(page: Page): Promise<readonly string[]> {
  const start = page.url()
  await page.goto(new URL('/bridge.js', start).href)
  const keys = await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const empty = new Set(Object.keys(frame.contentWindow ?? {}))
    frame.remove()
    return Object.keys(window).filter(key => !empty.has(key) && !/^\d+$|^__playwright/.test(key))
  })
  await page.goto(start)
  return keys
}

/** Requests, windows and navigations to other places, one after the other; the last would lose the page. */
async function tryToLeave({ page, messages }: Flagship): Promise<void> {
  const told = (kind: Told['kind']): number => messages.filter(message => message.kind === kind).length
  await page.evaluate(async () => {
    await fetch('https://example.com/fetched').catch(() => undefined)
    window.open('https://example.com/opened')
    const link = document.body.appendChild(document.createElement('a'))
    link.href = 'https://example.com/blank'
    link.target = '_blank'
    link.click()
  })
  await until(() => told('windowOpen') >= 2)
  const navigations = told('navigation')
  await page.evaluate(() => void setTimeout(() => (location.href = 'https://example.com/navigated')))
  await until(() => told('navigation') > navigations)
}

/** Waits for what should happen soon; the checklist reports what never does. */
async function until(isDone: () => boolean): Promise<void> {
  for (let left = 100; left > 0 && !isDone(); left--) await new Promise(resolve => setTimeout(resolve, 50))
}
