import { CONTENT_SECURITY_POLICY } from '../../../src/main/page/page-headers'
import { OWN, type ChecklistReport } from './checklist-report'

/** One row of the Electron security checklist, and how a report shows whether it is met. */
export interface ChecklistItem {
  /** Its number in the list; `beyond` for ours. */
  readonly row: string
  readonly what: string
  holds(report: ChecklistReport): boolean
}

const everyWindow = (report: ChecklistReport, isFine: (preferences: Readonly<Record<string, unknown>>) => boolean): boolean =>
  report.inspection.preferences.length > 0 && report.inspection.preferences.every(isFine)

const isOff = (value: unknown): boolean => value === undefined || value === false

export const CHECKLIST: readonly ChecklistItem[] = [
  {
    row: '1',
    what: 'nothing but the packaged pages is ever requested',
    holds: ({ messages }) => !messages.some(message => message.kind === 'outside' && !message.cancelled)
  },
  {
    row: '1',
    what: 'a request that would leave the computer is cancelled',
    holds: ({ inspection }) => inspection.cancelled.every(({ isCancelled, address }) => isCancelled || address.startsWith('data:'))
  },
  {
    row: '2',
    what: 'pages have no Node',
    holds: report =>
      everyWindow(
        report,
        it => isOff(it['nodeIntegration']) && isOff(it['nodeIntegrationInWorker']) && isOff(it['nodeIntegrationInSubFrames'])
      )
  },
  {
    row: '3',
    what: 'the preload lives in a world of its own',
    holds: report => everyWindow(report, it => it['contextIsolation'] === true)
  },
  {
    row: '4',
    what: 'every page is sandboxed',
    holds: report => report.inspection.isSandboxEnabled && everyWindow(report, it => it['sandbox'] === true)
  },
  {
    row: '5',
    what: 'permissions are refused',
    holds: ({ inspection, probe }) =>
      inspection.granted.every(({ requested, checked }) => !requested && !checked) &&
      !inspection.isDeviceGranted &&
      probe.permissions.every(state => state === 'denied')
  },
  { row: '6', what: 'web security is on', holds: report => everyWindow(report, it => it['webSecurity'] !== false) },
  {
    row: '7',
    what: 'the policy stands on the page, word for word',
    holds: ({ probe }) => probe.headers['content-security-policy'] === CONTENT_SECURITY_POLICY
  },
  { row: '7', what: 'text cannot become code', holds: ({ probe }) => probe.isEvalBlocked },
  { row: '7', what: 'text cannot become markup', holds: ({ probe }) => probe.isMarkupBlocked },
  { row: '8', what: 'insecure content is not run', holds: report => everyWindow(report, it => isOff(it['allowRunningInsecureContent'])) },
  { row: '9', what: 'experimental features are off', holds: report => everyWindow(report, it => isOff(it['experimentalFeatures'])) },
  {
    row: '10',
    what: 'no Blink feature is switched on',
    holds: report => everyWindow(report, it => it['enableBlinkFeatures'] === undefined)
  },
  { row: '11', what: 'the webview tag is off', holds: report => everyWindow(report, it => isOff(it['webviewTag'])) },
  { row: '12', what: 'a webview is not attached', holds: ({ inspection }) => inspection.isWebviewStopped },
  {
    row: '13',
    what: 'a page stays where it is',
    holds: ({ inspection, messages }) =>
      inspection.stopped.every(({ isStopped }) => isStopped) &&
      messages.some(message => message.kind === 'navigation' && message.stopped && message.address.endsWith('/navigated'))
  },
  {
    row: '14',
    what: 'a page opens no window',
    holds: ({ inspection, messages }) => {
      const opened = messages.filter(message => message.kind === 'windowOpen')
      return inspection.windowOpenAction === 'deny' && opened.length === 2 && opened.every(({ action }) => action === 'deny')
    }
  },
  {
    row: '15',
    what: 'only the compiled-in links are opened outside',
    holds: ({ messages }) =>
      JSON.stringify(messages.flatMap(message => (message.kind === 'openExternal' ? [message.address] : []))) ===
      '["https://www.aonsrd.com/"]'
  },
  {
    row: '17',
    what: 'strangers are not answered',
    holds: ({ strangers }) => strangers.every(reply => !reply.ok && reply.error.code === 'bad-call' && reply.error.detail === 'sender')
  },
  { row: '17', what: 'a page cannot flood the host', holds: ({ probe }) => probe.tooFast >= 30 },
  {
    row: '17',
    what: 'a page cannot send more than the host can hold',
    holds: ({ probe }) => !probe.largeCall.ok && probe.largeCall.error.detail === 'too large'
  },
  {
    row: '18',
    what: 'pages come over a protocol of our own that keeps the policy',
    holds: ({ inspection }) =>
      inspection.schemes.every(({ scheme, privileges }) => `${scheme}://flagship` === OWN && isOff(privileges['bypassCSP']))
  },
  { row: '18', what: 'paths outside the table do not exist', holds: ({ probe }) => probe.strayStatuses.every(status => status === 404) },
  { row: '18', what: 'a file is what it says it is', holds: ({ probe }) => probe.headers['x-content-type-options'] === 'nosniff' },
  {
    row: '20',
    what: 'the page sees two functions and nothing else',
    holds: ({ probe, givenKeys }) => givenKeys.join() === 'flagship' && [...probe.bridgeKeys].sort().join() === 'call,onNews'
  },
  { row: 'beyond', what: 'one program at a time has a data folder', holds: ({ inspection }) => inspection.hasInstanceLock },
  {
    row: 'beyond',
    what: 'nothing is reported to anyone',
    holds: ({ messages }) => !messages.some(message => message.kind === 'crashReporter')
  },
  {
    row: 'beyond',
    what: 'no spelling lists are fetched',
    holds: report => !report.inspection.isSpellCheckerOn && everyWindow(report, it => it['spellcheck'] === false)
  },
  {
    row: 'beyond',
    what: 'a packaged program has no inspector',
    holds: report => everyWindow(report, it => it['devTools'] === false) && !report.inspection.menuRoles.includes('toggleDevTools')
  }
]
