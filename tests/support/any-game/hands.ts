import type { Roster, SystemId } from '@shared/systems/index'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'

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
  /** Brings units of a roster into another that is in the battle. */
  reinforce(this: void, roster: Roster, home: Roster): readonly Command[]
  readonly end: Command
}

const correction = (type: string, key: string, values: object) => (id: string) => ({ type, [key]: id, correction: values, reason: '' })
const sectors = ['front', 'rear', 'right', 'left', 'top', 'bottom']

/** Lists of a roster under the names that its game gives them. */
const listsOf = <Name extends string>(roster: Roster): Readonly<Record<Name, unknown>> =>
  roster as unknown as Readonly<Record<Name, unknown>>

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
    // A second admiral or flagship would be refused.
    reinforce(roster, { id: armadaId }) {
      const { fleets, officers } = roster as unknown as DraftArmada
      const coming = fleets.filter(({ abilities }) => !abilities.includes('flagship'))
      return coming.map(fleet => ({
        type: 'joinFleet',
        armadaId,
        fleet,
        officers: officers.filter(({ fleetId, role }) => fleetId === fleet.id && role !== 'admiral')
      }))
    },
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
    reinforce(fleet, { id: fleetId }) {
      const { squadrons, flights } = listsOf<'squadrons' | 'flights'>(fleet)
      return [{ type: 'joinUnits', fleetId, squadrons, flights }]
    },
    end: { type: 'endBattle' }
  },
  'dystopian-wars': {
    hurt: correction('correctUnit', 'unitId', { hp: 1 }),
    scar: correction('correctUnit', 'unitId', { criticalRows: [3, 9] }),
    fell: correction('correctUnit', 'unitId', { hp: 0, status: 'removed' }),
    join: force => ({ type: 'joinForce', sideId: 'A', force }),
    reinforce: (force, { id: forceId }) => [{ type: 'joinSquadrons', forceId, squadrons: listsOf<'squadrons'>(force).squadrons }],
    end: { type: 'endBattle' }
  },
  xwing: {
    hurt: correction('correctShip', 'shipId', { facedown: 1 }),
    scar: correction('correctShip', 'shipId', { faceupCards: ['panickedPilot'] }),
    fell: correction('correctShip', 'shipId', { facedown: 20, status: 'destroyed' }),
    join: squad => ({ type: 'joinSquad', sideId: 'A', squad }),
    reinforce: (squad, { id: squadId }) => [{ type: 'joinShips', squadId, ships: listsOf<'ships'>(squad).ships }],
    end: { type: 'endBattle' }
  },
  'petit-wargame': {
    hurt: correction('correctShip', 'shipId', { elements: { top: [] } }),
    fell: correction('correctShip', 'shipId', { elements: Object.fromEntries(sectors.map(sector => [sector, []])) }),
    join: joinSquadrons,
    reinforce: (fleet, home) => [joinSquadrons(fleet, home)],
    end: { type: 'endBattle', winnerId: null }
  }
}

/** Ships come to a fleet of the battle; there are no others. */
function joinSquadrons(fleet: Roster, { id: fleetId }: Roster): Command {
  return { type: 'joinSquadrons', fleetId, squadrons: listsOf<'squadrons'>(fleet).squadrons, at: { x: 0, y: 29, z: 4 } }
}

/** The same roster with ids of its own. */
export function twinOf(roster: Roster): Roster {
  const twin = JSON.stringify(roster).replaceAll(/"(id|\w+Id)":"([^"]+)"/gu, '"$1":"$2-twin"')
  return { ...(JSON.parse(twin) as Roster), name: 'Twins' }
}
