import { findElectron, hasScreen } from '../../../scripts/electron-runtime.mjs'

/** `FLAGSHIP_E2E=electron` uses the real runtime for the desktop window; without it the stand-in is used. */
export const WANTS_ELECTRON = process.env['FLAGSHIP_E2E'] === 'electron'

/** Path of the runtime. Throws when it is requested but missing, so that requested tests are never skipped. */
export function electronProgram(): string {
  const program = findElectron('.')
  if (program === null) throw new Error('FLAGSHIP_E2E=electron, but there is no Electron runtime here. Fetch it with npx install-electron.')
  if (!hasScreen()) throw new Error('FLAGSHIP_E2E=electron, but there is no screen here for a window. On Linux: xvfb-run.')
  return program
}

/** Whether the sandbox has to be done without here: for root, and on a build server. */
export function isUnsandboxed(): boolean {
  const isBuildServer = !['', 'false', '0'].includes(process.env['CI'] ?? '')
  return process.platform === 'linux' && (process.getuid?.() === 0 || isBuildServer)
}

/** One line that says what acts as the desktop window, so that the two are not confused. */
export function desktopLine(): string {
  if (WANTS_ELECTRON) return `Desktop window: real Electron, ${electronProgram()}${isUnsandboxed() ? ', WITHOUT ITS SANDBOX' : ''}`
  const why = findElectron('.') === null ? 'no Electron runtime here' : 'FLAGSHIP_E2E=electron was not set'
  return `Desktop window: stand-in over Chromium. THE REAL ELECTRON WAS NOT RUN (${why}).`
}
