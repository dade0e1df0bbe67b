/** Names of the fields of a type that may be absent. */
type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T]

/** Who knows of it: everybody, or the side the unit belongs to; what the battle itself remembers belongs to no side. */
export type KnownBy = 'everybody' | 'ownSide'

/** The fields of a state, or of a unit in it, that are absent until something has to be remembered. */
interface Memory<T> {
  readonly fields: readonly (keyof T)[]
  /** Those of `fields` that other sides may not know. */
  readonly secret: readonly (keyof T)[]
}

/**
 * The memory of a battle: fields of a state that are absent until something has to be remembered, so that battles and sheets made before
 * they existed stay valid. Every such field has to be named, with who knows of it; one that is left out does not compile.
 */
export function memoryOf<T>() {
  return (knownBy: { readonly [K in Optional<T>]: KnownBy }): Memory<T> => {
    const fields = Object.keys(knownBy) as Optional<T>[]
    return { fields, secret: fields.filter(field => knownBy[field] === 'ownSide') }
  }
}

/** The copy, with what the original remembers. The copy is the caller's own. */
export function remembering<T extends object>(copy: T, original: T, { fields }: Memory<T>): T {
  for (const field of fields) if (original[field] !== undefined) copy[field] = original[field]
  return copy
}

/** What other sides may know of the original: it without its secret memory. */
export function withoutSecrets<T extends object>(original: T, { secret }: Memory<T>): T {
  if (secret.every(field => original[field] === undefined)) return original
  const open = { ...original }
  for (const field of secret) delete open[field]
  return open
}
