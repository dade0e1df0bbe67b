import { constants } from 'node:os'

/** A runtime that cannot open its window ends within this time. */
const EARLY_MS = 10_000
/** Flagship ends with it after it has told the user in a dialog why it cannot start (`src/main/platform/exit-codes.ts`). */
export const TOLD_WHY = 70

/**
 * Why the runtime ended before it had a window, or null where it ended as programs do: closed by its user, stopped by us, or after it said
 * why. Whatever else ends it soon is a failure, whether by a signal, a code or because the system could not run it at all.
 */
export function earlyEnd({ code, signal, error, afterMs, wasStopped }, { platform, isRoot }) {
  if (error !== null) return { kind: 'notRun', how: error }
  if (wasStopped || afterMs > EARLY_MS || code === 0 || code === TOLD_WHY) return null
  const name = signal ?? signalOf(code)
  const how = name ?? `code ${code}`
  if (platform !== 'linux') return { kind: 'ended', how }
  if (['SIGTRAP', 'SIGILL', 'SIGABRT'].includes(name)) return { kind: isRoot ? 'root' : 'sandbox', how }
  if (code === 127) return { kind: 'libraries', how }
  return { kind: code === 1 ? 'display' : 'ended', how }
}

/** The exit code that tells how a program ended: its own, or 128 and the number of the signal, as shells say it. */
export function exitCode({ code, signal, error }) {
  if (error !== null) return 126
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

/** A shell between us and a program turns a signal into a code. */
function signalOf(code) {
  return Object.keys(constants.signals).find(name => code === 128 + constants.signals[name]) ?? null
}
