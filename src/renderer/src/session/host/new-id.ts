/** A fresh id as the files accept it. */
export function newId(): string {
  return crypto.randomUUID()
}
