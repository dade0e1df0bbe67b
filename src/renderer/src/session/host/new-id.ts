/** A new id that the schemas accept. */
export function newId(): string {
  return crypto.randomUUID()
}
