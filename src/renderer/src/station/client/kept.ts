/** A stored text. There are two: the token of the seat, while the tab lives, and the look. Without storage, neither is kept. */
export interface Kept {
  get(): string | null
  set(value: string | null): void
}

export const keptToken: Kept = keptIn(() => sessionStorage, 'flagship.token')
export const keptLook: Kept = keptIn(() => localStorage, 'flagship.look')

function keptIn(storage: () => Storage, key: string): Kept {
  return {
    get: () => attempt(() => storage().getItem(key)) ?? null,
    set: value => void attempt(() => (value === null ? storage().removeItem(key) : storage().setItem(key, value)))
  }
}

/** A browser may refuse its storage, as in a private tab. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
