import type { SystemId } from '@shared/systems/index'
import { DICTIONARY as dystopianWars } from './dystopian-wars'
import { DICTIONARY as firestormArmada } from './firestorm-armada'
import { DICTIONARY as petitWargame } from './petit-wargame'
import { DICTIONARY as starfinderArmada } from './starfinder-armada'
import { DICTIONARY as xwing } from './xwing'

const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8')

/** The texts that sheets of format 1 are squeezed against, by system. A system without one is squeezed alone. */
export const DICTIONARIES: Readonly<Partial<Record<SystemId, Buffer>>> = {
  'starfinder-armada': utf8(starfinderArmada),
  'firestorm-armada': utf8(firestormArmada),
  'dystopian-wars': utf8(dystopianWars),
  xwing: utf8(xwing),
  'petit-wargame': utf8(petitWargame)
}
