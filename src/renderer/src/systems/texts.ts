import type { SystemId } from '@shared/campaign/campaign'

/** The prefix of the texts of each system. */
export const TEXTS: Readonly<Record<SystemId, string>> = {
  'starfinder-armada': 'sa',
  'dystopian-wars': 'dw',
  'firestorm-armada': 'fa',
  'petit-wargame': 'pw',
  xwing: 'xw'
}
