/** An ambiguity of the text with its readings, the default first; every table may switch it. Prose lives in the message files. */
export interface RulingDefinition {
  /** `<system>.<topic>`, such as `sa.moraleDuration`. */
  readonly key: string
  /** Entry of the rules pack, such as SA-Q07. */
  readonly question: string
  /** Possible readings; the first is the default. */
  readonly values: readonly [string, ...string[]]
}

/** The chosen reading of every ruling of one system. */
export type ChosenRulings = Readonly<Record<string, string>>

/** Every ruling at its default. */
export function defaultRulings(definitions: readonly RulingDefinition[]): ChosenRulings {
  return Object.fromEntries(definitions.map(definition => [definition.key, definition.values[0]]))
}

/** The reading in force: the chosen one when it is a known value of the ruling, else the default. */
export function rulingValue(definitions: readonly RulingDefinition[], chosen: ChosenRulings, key: string): string {
  const definition = definitions.find(d => d.key === key)
  if (definition === undefined) throw new Error(`No such ruling: ${key}`)
  const value = chosen[key]
  return value !== undefined && definition.values.includes(value) ? value : definition.values[0]
}
