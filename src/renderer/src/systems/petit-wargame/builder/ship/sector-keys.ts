import { SECTORS, type Sector } from '@shared/systems/petit-wargame/model/element'
import { keyName } from '../../../../chrome/keys/key-names'

/** The keys of the sectors: the faces of their die, front 1 to bottom 6 (PW-045). */
export const SECTOR_KEYS = SECTORS.map((_, index) => String(index + 1))

/** The sector of a key; null for any other key. */
export function sectorOfKey(event: KeyboardEvent): Sector | null {
  return SECTORS[SECTOR_KEYS.indexOf(keyName(event) ?? '')] ?? null
}
