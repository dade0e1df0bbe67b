import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Each guard as it appears in the built code, and the same code without it. */
const UNDONE: readonly (readonly [guard: string, without: string])[] = [
  ['app.enableSandbox();', 'crashReporter.start({ submitURL: "https://example.com/" });'],
  ['import { BrowserWindow,', 'import { crashReporter, BrowserWindow,'],
  ['contextIsolation: true', 'contextIsolation: false'],
  ['sandbox: true', 'sandbox: false, enableBlinkFeatures: "CSSVariables"'],
  ['nodeIntegration: false', 'nodeIntegration: true'],
  ['webSecurity: true', 'webSecurity: false'],
  ['allowRunningInsecureContent: false', 'allowRunningInsecureContent: true'],
  ['experimentalFeatures: false', 'experimentalFeatures: true'],
  ['webviewTag: false', 'webviewTag: true'],
  ['guardPermissions(session.defaultSession, origin);', ''],
  ['guardRequests(session.defaultSession,', '((...unused) => unused)(session.defaultSession,'],
  ['guardNavigation(contents, origin);', 'contents.setWindowOpenHandler(({ url }) => (shell.openExternal(url), { action: "allow" }));'],
  [`"default-src 'none'"`, '"default-src *"'],
  [`"connect-src 'self'"`, '"connect-src *"'],
  [`"script-src 'self'"`, `"script-src 'self' 'unsafe-eval'"`],
  [`"require-trusted-types-for 'script'"`, '"child-src *"'],
  ['"x-content-type-options": "nosniff"', '"x-other": "nosniff"'],
  ['const role = roleOf(event, transport);', 'const role = "gm";'],
  ['if (!limitOf(event.sender.id)())', 'if (false)'],
  ['Buffer.byteLength(text) >', 'Infinity <'],
  ['table.get(new URL(request.url).pathname)', 'table.get("/")'],
  ['supportFetchAPI: true', 'supportFetchAPI: true, bypassCSP: true'],
  ['app.requestSingleInstanceLock()', 'true'],
  ['devTools: hasDevTools', 'devTools: true'],
  [
    'electron.contextBridge.exposeInMainWorld("flagship"',
    'electron.contextBridge.exposeInMainWorld("ipcRenderer", electron.ipcRenderer);\nelectron.contextBridge.exposeInMainWorld("flagship"'
  ]
]

/** Copies a build and takes every guard out of the copy. Throws when one is not found, so that the list stays up to date. */
export function undoGuards(built: string, copy: string): void {
  cpSync(built, copy, { recursive: true })
  const files = [...scripts(join(copy, 'main')), ...scripts(join(copy, 'preload'))]
  const texts = new Map(files.map(file => [file, readFileSync(file, 'utf8')]))
  for (const [guard, without] of UNDONE) {
    const holders = files.filter(file => texts.get(file)?.includes(guard) === true)
    if (holders.length === 0) throw new Error(`The built program does not contain: ${guard}`)
    for (const file of holders) texts.set(file, (texts.get(file) ?? '').split(guard).join(without))
  }
  for (const [file, text] of texts) writeFileSync(file, text)
}

function scripts(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return scripts(path)
    return /\.c?js$/.test(entry.name) ? [path] : []
  })
}
