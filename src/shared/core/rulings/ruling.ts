/**
 * Why a question may be read in more than one way: the *text* answers it and tables play otherwise, the text is *silent* and the default is
 * ours, or what it says is *disputed*.
 */
export type RulingBasis = 'text' | 'silent' | 'disputed'

/** An ambiguity of the rules with its readings, the default first; every table may switch it. Its texts are in the message files. */
export interface RulingDefinition {
  /** `<system>.<topic>`, such as `sa.moraleDuration`. */
  readonly key: string
  /** Its entry in the rules pack, such as SA-Q07. */
  readonly question: string
  /** What the rules text says about it. */
  readonly basis: RulingBasis
  /** Possible readings; the first is the default. */
  readonly values: readonly [string, ...string[]]
  /** The common reading, if it is not the default; one of `values`. */
  readonly common?: string
}

/** The readings chosen for all rulings of one system. */
export type ChosenRulings = Readonly<Record<string, string>>

/** Every ruling at its default: the preset *As written*, which follows the letter of the rules. */
export function defaultRulings(definitions: readonly RulingDefinition[]): ChosenRulings {
  return Object.fromEntries(definitions.map(definition => [definition.key, definition.values[0]]))
}

/** Every ruling as most tables play it: the preset *As commonly played*. */
export function commonRulings(definitions: readonly RulingDefinition[]): ChosenRulings {
  return Object.fromEntries(definitions.map(definition => [definition.key, definition.common ?? definition.values[0]]))
}

/** The readings of the ruling with this key. */
export type ReadingOf<Definitions extends readonly RulingDefinition[], Key extends Definitions[number]['key']> = Extract<
  Definitions[number],
  { readonly key: Key }
>['values'][number]

/**
 * Returns a function that reads a system's rulings by key: the chosen reading if it is a known value, else the default. That function
 * throws for an unknown key.
 */
export function rulingReader<const Definitions extends readonly RulingDefinition[]>(
  definitions: Definitions
): <Key extends Definitions[number]['key']>(chosen: ChosenRulings, key: Key) => ReadingOf<Definitions, Key> {
  const byKey: ReadonlyMap<string, RulingDefinition> = new Map(definitions.map(definition => [definition.key, definition]))
  const read = (chosen: ChosenRulings, key: string): string => {
    const definition = byKey.get(key)
    if (definition === undefined) throw new Error(`No such ruling: ${key}`)
    const value = chosen[key]
    return value !== undefined && definition.values.includes(value) ? value : definition.values[0]
  }
  return read
}

/** A reading that the GM changes during a battle. */
interface NewReading {
  readonly key: string
  readonly value: string
}

/**
 * Why a reading cannot be set: 'no-such-ruling' for an unknown ruling or reading, 'nothing-to-change' if it is already in force. `isKnown`
 * also accepts free texts that some readings take.
 */
export function checkNewReading(
  definitions: readonly RulingDefinition[],
  isKnown: (key: string, value: string) => boolean,
  chosen: ChosenRulings,
  { key, value }: NewReading
): 'no-such-ruling' | 'nothing-to-change' | null {
  if (!isKnown(key, value)) return 'no-such-ruling'
  const now = chosen[key] ?? definitions.find(definition => definition.key === key)?.values[0]
  return now === value ? 'nothing-to-change' : null
}
