/** The host's log of errors, for maintainers. Never shown to players. */
export type Log = (what: string, error?: unknown) => void

/** One line per message on standard error; standard output is reserved for the answers of the headless host. */
export const stderrLog: Log = (what, error) => {
  process.stderr.write(`${what}${error === undefined ? '' : `: ${describeError(error)}`}\n`)
}

/**
 * Keeps a terminal or pipe that was closed from ending the program: what is written there is lost, and nothing else. Unheard, each line
 * would be an uncaught exception, which Electron shows in a dialog (lib/browser/init.ts; electron/electron#40781).
 */
export function surviveClosedOutput(outputs: readonly Pick<NodeJS.WriteStream, 'on'>[] = [process.stdout, process.stderr]): void {
  for (const output of outputs) output.on('error', () => undefined)
}

/** An error with its stack and what caused it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : ` [caused by ${describeError(error.cause)}]`
  return `${error.stack ?? error.message}${cause}`
}
