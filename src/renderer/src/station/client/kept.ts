/** A stored text: the token of the seat or a request to join, while the tab lives, and the look. Without storage, none is kept. */
export interface Kept {
  get(): string | null
  set(value: string | null): void
}

export const keptToken: Kept = keptIn(() => sessionStorage, 'flagship.token')
/** A request to join as JSON, with its ticket; only while it waits. */
export const keptJoin: Kept = keptIn(() => sessionStorage, 'flagship.join')
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
