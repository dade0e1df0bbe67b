import type { Roster, SystemId } from '@shared/systems/index'

type Command = Readonly<Record<string, unknown>> & { readonly type: string }

/** Corrections of one game by which a test damages its units, and the end of its battle. */
export interface Hand {
  /** Damages a unit. */
  hurt(this: void, id: string): Command
  /** Leaves a critical hit on a unit; absent where the game has none that lasts. */
  scar?(this: void, id: string): Command
  /** Takes a unit out of the fight. */
  fell(this: void, id: string): Command
  /** Brings a roster into the battle, to the side of one that is there. */
  join(this: void, roster: Roster, home: Roster): Command
  readonly end: Command
}

const correction = (type: string, key: string, values: object) => (id: string) => ({ type, [key]: id, correction: values, reason: '' })
const sectors = ['front', 'rear', 'right', 'left', 'top', 'bottom']

/** A new game has no hand yet. */
export const HANDS: Readonly<Partial<Record<SystemId, Hand>>> = {
  'starfinder-armada': {
    hurt: correction('correctFleet', 'fleetId', { hp: 3 }),
    scar: fleetId => ({
      type: 'addEffect',
      fleetId,
      effect: { kind: 'condition', condition: 'engines', ability: null },
      ending: { kind: 'untilRepaired' },
      reason: ''
    }),
    fell: correction('correctFleet', 'fleetId', { status: 'destroyed' }),
    join: armada => ({ type: 'joinArmada', sideId: 'A', armada }),
    end: { type: 'endBattle' }
  },
  'firestorm-armada': {
    hurt: correction('correctShip', 'shipId', { hullLost: 1, crewLost: 1 }),
    scar: targetId => ({
      type: 'addEffect',
      targetId,
      effect: { kind: 'critical', critical: 'engineFailure' },
      ending: { kind: 'untilRepaired' },
      reason: ''
    }),
    fell: correction('correctShip', 'shipId', { status: 'destroyed' }),
    join: fleet => ({ type: 'joinFleet', sideId: 'A', fleet }),
    end: { type: 'endBattle' }
  },
  'dystopian-wars': {
    hurt: correction('correctUnit', 'unitId', { hp: 1 }),
    scar: correction('correctUnit', 'unitId', { criticalRows: [3, 9] }),
    fell: correction('correctUnit', 'unitId', { hp: 0, status: 'removed' }),
    join: force => ({ type: 'joinForce', sideId: 'A', force }),
    end: { type: 'endBattle' }
  },
  xwing: {
    hurt: correction('correctShip', 'shipId', { facedown: 1 }),
    scar: correction('correctShip', 'shipId', { faceupCards: ['panickedPilot'] }),
    fell: correction('correctShip', 'shipId', { facedown: 20, status: 'destroyed' }),
    join: squad => ({ type: 'joinSquad', sideId: 'A', squad }),
    end: { type: 'endBattle' }
  },
  'petit-wargame': {
    hurt: correction('correctShip', 'shipId', { elements: { top: [] } }),
    fell: correction('correctShip', 'shipId', { elements: Object.fromEntries(sectors.map(sector => [sector, []])) }),
    join: (fleet, { id: fleetId }) => ({
      type: 'joinSquadrons',
      fleetId,
      squadrons: (fleet as unknown as { readonly squadrons: unknown }).squadrons,
      at: { x: 0, y: 29, z: 4 }
    }),
    end: { type: 'endBattle', winnerId: null }
  }
}
