/**
 * The value before where the next says the same, so that what is drawn from it is not drawn again. Both are plain JSON.
 */
export function sameIfEqual<T>(next: T, before: T | undefined): T {
  return before !== undefined && JSON.stringify(next) === JSON.stringify(before) ? before : next
}
