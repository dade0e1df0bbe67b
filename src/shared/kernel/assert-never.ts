/** The last arm of a switch over a closed union: it does not compile while a member is missing. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`)
}
