/** Names of the fields of a type that may be absent. */
type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T]

/**
 * The memory of a battle: fields of a state that are absent until something has to be remembered, so that battles and sheets made before
 * they existed stay valid. Every such field has to be named; one that is left out does not compile.
 */
export function memoryOf<T>() {
  return (fields: { readonly [K in Optional<T>]: true }): readonly (keyof T)[] => Object.keys(fields) as (keyof T)[]
}

/** The copy, with what the original remembers. The copy is the caller's own. */
export function remembering<T extends object>(copy: T, original: T, memory: readonly (keyof T)[]): T {
  for (const field of memory) if (original[field] !== undefined) copy[field] = original[field]
  return copy
}
