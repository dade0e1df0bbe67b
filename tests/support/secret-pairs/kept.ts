/** A kept document without a disk. */
export function kept<T>(value: T): { value: T; save: (next: T) => Promise<void> } {
  const document = {
    value,
    save: (next: T) => {
      document.value = next
      return Promise.resolve()
    }
  }
  return document
}
