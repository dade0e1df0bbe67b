/** An ambiguity of the text with its readings, the default first; every table may switch it. Prose lives in the message files. */
export interface RulingDefinition {
  /** `<system>.<topic>`, such as `sa.moraleDuration`. */
  readonly key: string
  /** Entry of the rules pack, such as SA-Q07. */
  readonly question: string
  /** Possible readings; the first is the default. */
  readonly values: readonly [string, ...string[]]
  /** The common reading, where it is not the default; one of `values`. */
  readonly common?: string
}

/** The chosen reading of every ruling of one system. */
export type ChosenRulings = Readonly<Record<string, string>>

/** Every ruling at its default: the preset *As written*, which follows the letter of the text. */
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
 * Gives what reads one system's rulings by key: the chosen reading when it is a known value of the ruling, else the default.
 * It throws for a key that is no ruling of the system.
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

/** A reading that the GM sets while a battle runs. */
interface NewReading {
  readonly key: string
  readonly value: string
}

/**
 * Why a reading cannot be set: 'no-such-ruling' when the system does not know it, 'nothing-to-change' when it is in force. `isKnown` says
 * which readings there are, those among them that are texts of the GM.
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
