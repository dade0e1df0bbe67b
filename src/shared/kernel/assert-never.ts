/** The last arm of a switch over a closed union: does not compile while a member is missing. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`)
}
