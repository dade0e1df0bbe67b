import { FIRESTORM, STARFINDER } from './layout-armadas'
import { DYSTOPIAN, PETIT, XWING } from './layout-other-games'

/** Four moments of a battle of each game, one leading to the next. */
export const MOMENTS = {
  'starfinder-armada': STARFINDER,
  'firestorm-armada': FIRESTORM,
  'dystopian-wars': DYSTOPIAN,
  xwing: XWING,
  'petit-wargame': PETIT
} as const
