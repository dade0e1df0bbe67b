import type { SystemId } from '@shared/campaign/campaign'
import type { Outline } from '@shared/core/view/outline'

/** The two ships on the tile of each game: one to command, and one to meet. */
export const TILE_SHIPS: Readonly<Record<SystemId, readonly [ours: Outline, theirs: Outline]>> = {
  'starfinder-armada': [
    { style: 'formation', fleetClass: 'capital', size: 'large', tier: 9, abilities: ['array', 'broadside', 'flagship'] },
    { style: 'formation', fleetClass: 'fighter', size: 'medium', tier: 4, abilities: [] }
  ],
  'dystopian-wars': [
    {
      style: 'profile',
      type: 'surface',
      isSmall: false,
      hull: 10,
      armour: 6,
      ackAck: 4,
      shields: 2,
      guardians: 0,
      tokens: 0,
      guns: { gunnery: 4, rocket: 1 }
    },
    {
      style: 'profile',
      type: 'submarine',
      isSmall: true,
      hull: 4,
      armour: 4,
      ackAck: 0,
      shields: 0,
      guardians: 0,
      tokens: 0,
      guns: { torpedo: 2 }
    }
  ],
  'firestorm-armada': [
    { style: 'line', shipClass: 'battleship', faction: 'terran', movement: 7, hull: 9, shields: 3, mines: 2, guns: [6, 0, 10, 10, 9, 4] },
    { style: 'line', shipClass: 'cruiser', faction: 'directorate', movement: 8, hull: 5, shields: 0, mines: 2, guns: [4, 0, 6, 6, 4, 4] }
  ],
  'petit-wargame': [
    {
      style: 'cells',
      size: 'large',
      sectors: { front: 'AAw+bb++', rear: 'MM++bb', right: 'AAww++', left: 'AAww++', top: 'DDbb++', bottom: 'CC++++' }
    },
    { style: 'cells', size: 'small', sectors: { front: 'Aw++', rear: 'MM+', right: 'A++', left: 'A++', top: 'D+', bottom: '++' } }
  ],
  xwing: [
    {
      style: 'fighter',
      agility: 2,
      hull: 4,
      shields: 2,
      guns: [
        { attack: 3, arc: 'front', isOrdnance: false },
        { attack: 4, arc: 'front', isOrdnance: true }
      ]
    },
    { style: 'fighter', agility: 3, hull: 3, shields: 0, guns: [{ attack: 2, arc: 'front', isOrdnance: false }] }
  ]
}
