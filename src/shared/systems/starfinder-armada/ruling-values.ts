import { readPoints } from './derive/fleet/agile'
import { readBands } from './derive/fire/range'
import { AGILE_COST_KEY, AGILE_TEXT_KEY, CUSTOM_BANDS_KEYS } from './model/rulings'
import { RULINGS } from './rulings'

/** Longest text for `agile`, in characters: a campaign keeps no more of a reading. */
export const AGILE_TEXT_MAX = 60

/**
 * Whether the key is a ruling of this system and the value one of its readings; or one of the texts that go with some readings: range bands
 * that `readBands` accepts, a price of `agile` that `readPoints` accepts, and what `agile` does.
 */
export function isRulingValue(key: string, value: string): boolean {
  const definition = RULINGS.find(ruling => ruling.key === key)
  if (definition !== undefined) return definition.values.some(known => known === value)
  if (Object.values<string>(CUSTOM_BANDS_KEYS).includes(key)) return readBands(value) !== null
  if (key === AGILE_COST_KEY) return readPoints(value) !== null
  return key === AGILE_TEXT_KEY && value.length <= AGILE_TEXT_MAX
}
