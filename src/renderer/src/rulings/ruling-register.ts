import { commonRulings, defaultRulings, rulingReader, type ChosenRulings, type RulingBasis } from '@shared/core/rulings/ruling'
import { matchesText } from '../ui/text/matches-text'
import type { RulingsReading } from '../contract/system-panels'

/** One house rule, as listed. */
export interface RulingRow {
  readonly key: string
  /** Id of the question in the rules pack, such as SA-Q07. */
  readonly question: string
  readonly basis: RulingBasis
  readonly values: readonly string[]
  /** The reading in force. */
  readonly chosen: string
  /** Our reading: the default. */
  readonly ours: string
  /** The reading commonly played; null if that is the default. */
  readonly common: string | null
  readonly isChanged: boolean
  /** Message key prefix of the ruling. */
  readonly text: string
}

interface RulingSection {
  readonly group: string
  readonly rows: readonly RulingRow[]
}

/** All house rules with their current reading, in the order of the rules pack. */
export function rulingRows(
  { rulings: known }: Pick<RulingsReading, 'rulings'>,
  rulings: ChosenRulings
): readonly (RulingRow & { readonly group: string })[] {
  const read = rulingReader(known)
  return known.map(({ key, group, question, basis, values, common = null }) => {
    const chosen = read(rulings, key)
    return { key, group, question, basis, values, chosen, ours: values[0], common, isChanged: chosen !== values[0], text: `rulings.${key}` }
  })
}

/** Sets of readings: the letter of the text, which is the default, or what most tables play. */
export const RULING_PRESETS = ['asWritten', 'asPlayed'] as const
export type RulingPreset = (typeof RULING_PRESETS)[number]

/** The readings a preset would change; empty if it is in force. */
export function rulingsOfPreset(
  { rulings: known }: Pick<RulingsReading, 'rulings'>,
  rulings: ChosenRulings,
  preset: RulingPreset
): ChosenRulings {
  const read = rulingReader(known)
  const wanted = preset === 'asWritten' ? defaultRulings(known) : commonRulings(known)
  return Object.fromEntries(Object.entries(wanted).filter(([key, value]) => read(rulings, key) !== value))
}

/** The preset in force; null for a custom mixture. If both are the same, it is *As written*. */
export function presetInForce(reading: Pick<RulingsReading, 'rulings'>, rulings: ChosenRulings): RulingPreset | null {
  return RULING_PRESETS.find(preset => Object.keys(rulingsOfPreset(reading, rulings, preset)).length === 0) ?? null
}

/** All texts of a ruling, for searching. */
function wordsOfRuling(row: RulingRow, t: (key: string) => string): string {
  const readings = row.values.flatMap(value => [t(`${row.text}.values.${value}`), t(`${row.text}.short.${value}`)])
  return [
    row.question,
    t(`rulings.basis.${row.basis}`),
    t(`${row.text}.title`),
    t(`${row.text}.source`),
    t(`${row.text}.why`),
    ...readings
  ].join(' ')
}

/** The house rules that match the search and, optionally, differ from the default; empty headings are dropped. */
export function rulingSections(
  reading: Pick<RulingsReading, 'rulings' | 'groups'>,
  rulings: ChosenRulings,
  typed: string,
  isChangedOnly: boolean,
  t: (key: string) => string
): readonly RulingSection[] {
  const rows = rulingRows(reading, rulings).filter(
    row => (!isChangedOnly || row.isChanged) && (typed.trim() === '' || matchesText(wordsOfRuling(row, t), typed.trim()))
  )
  return reading.groups.map(group => ({ group, rows: rows.filter(row => row.group === group) })).filter(section => section.rows.length > 0)
}
