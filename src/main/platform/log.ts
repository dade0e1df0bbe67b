/** Where the host reports what went wrong, for whoever maintains it. Never shown to players. */
export type Log = (what: string, error?: unknown) => void

/** One line per message on standard error; standard output is reserved for the answers of the headless host. */
export const stderrLog: Log = (what, error) => {
  process.stderr.write(`${what}${error === undefined ? '' : `: ${describeError(error)}`}\n`)
}

/** An error with its stack and what caused it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : ` [caused by ${describeError(error.cause)}]`
  return `${error.stack ?? error.message}${cause}`
}
