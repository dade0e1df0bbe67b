import type { PwCommand, PwCommands } from '@shared/systems/petit-wargame/commands/command'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import type { ShipCorrection } from '@shared/systems/petit-wargame/model/corrections'
import { shipId, squadronId, type DraftFleet, type DraftSquadron, type ShipId } from '@shared/systems/petit-wargame/model/design'
import { COUNTERMEASURES, DEFENCES, DETECTORS, ELEMENTS, FIRE_MODES, SECTORS, WEAPONS } from '@shared/systems/petit-wargame/model/element'
import { RULINGS } from '@shared/systems/petit-wargame/rulings'
import { sampleFleets } from '@shared/systems/petit-wargame/samples/two-fleets'
import type { Chance } from '../chance'
import { randomTelling } from '../random-telling'

/** The sample fleets under short ids. */
export function fleetsFor(): readonly [DraftFleet, DraftFleet] {
  let count = 0
  return sampleFleets(() => `d${String((count += 1))}`)
}

/** The sample fleets, or this many squadrons of each. */
export function setupOf(
  rulings: Readonly<Record<string, string>>,
  name = 'Sample',
  tables: PwCommands['beginBattle']['tables'] = 'printed',
  squadrons = 2
): PwCommand {
  const [one, other] = fleetsFor().map(fleet => ({ ...fleet, squadrons: fleet.squadrons.slice(0, squadrons) }))
  if (one === undefined || other === undefined) throw new Error('two fleets')
  const fleets = [
    { sideId: 'A', fleet: one },
    { sideId: 'B', fleet: other }
  ]
  return { type: 'beginBattle', name, fleets, rulings, tables }
}

/** The sample fleets with some random sectors, and random readings. */
export function randomSetup(chance: Chance): PwCommand {
  const rulings = Object.fromEntries(RULINGS.map(ruling => [ruling.key, chance.oneOf<string>(ruling.values)]))
  const fleets = fleetsFor().map((fleet, i) => ({ sideId: 'AB'.charAt(i), fleet: shaken(chance, fleet) }))
  return { type: 'beginBattle', name: 'fuzz', fleets, rulings, tables: chance.whole(1, 8) === 1 ? 'built' : 'printed' }
}

function shaken(chance: Chance, fleet: DraftFleet): DraftFleet {
  const squadrons = fleet.squadrons.map(squadron => ({
    ...squadron,
    ships: squadron.ships.map(ship => {
      const sector = chance.oneOf(SECTORS)
      const { points } = ship.sectors[sector]
      const elements = Array.from({ length: chance.whole(0, points) }, () => chance.oneOf(ELEMENTS))
      return { ...ship, sectors: { ...ship.sectors, [sector]: { points, elements } } }
    })
  }))
  return { ...fleet, squadrons, allowIllegal: true }
}

const NOTHING = { front: [], rear: [], right: [], left: [], top: [], bottom: [] }

/** A random command of the system, mostly about things that exist; many will be refused. */
export function randomCommand(chance: Chance, state: BattleState): PwCommand {
  const ship = () => chance.oneOf(state.ships).id
  const squadron = () => chance.oneOf(state.squadrons).id
  const active = () => {
    const own = state.ships.filter(one => one.squadronId === state.activation?.squadronId)
    return own.length === 0 || chance.whole(1, 4) === 1 ? ship() : chance.oneOf(own).id
  }
  const place = (): Position => ({ x: chance.whole(13, 16), y: chance.whole(13, 16), z: chance.whole(3, 5) })
  const reason = 'fuzz'
  const make: (() => PwCommand)[] = [
    () => ({ type: 'shareTokens', drawn: null }),
    () => ({
      type: 'placeToken',
      sideId: chance.oneOf(['A', 'B']),
      row: chance.whole(0, 5),
      column: chance.whole(0, 5),
      value: chance.whole(2, 12)
    }),
    () => ({ type: 'rollDeployment' }),
    () => ({ type: 'placeSquadron', squadronId: squadron(), at: place() }),
    () => ({ type: 'rollInitiative' }),
    () => ({ type: 'giveInitiative', sideId: chance.oneOf(['A', 'B']), reason }),
    () => ({ type: 'activateSquadron', squadronId: squadron() }),
    () => ({ type: 'attemptDetection', shipId: active(), detector: chance.oneOf(DETECTORS), targetId: ship() }),
    () => ({ type: 'attemptDetection', shipId: active(), detector: chance.oneOf(DETECTORS), targetId: ship() }),
    () => ({ type: 'answerDetection', countermeasure: chance.oneOf([...COUNTERMEASURES, null]) }),
    () => ({ type: 'withdrawDetection', reason }),
    () => randomMove(chance, state, active()),
    () => ({ type: 'advancePhase' }),
    () => ({ type: 'engage', shipId: active(), targetId: ship() }),
    () => ({ type: 'engage', shipId: active(), targetId: ship() }),
    () => ({ type: 'choosePosition', firingSector: chance.oneOf(SECTORS), targetSector: chance.oneOf(SECTORS) }),
    () => ({ type: 'chooseWeapon', weapon: chance.oneOf(WEAPONS) }),
    () => ({ type: 'declareFire', weapon: chance.oneOf(WEAPONS), mode: chance.oneOf(FIRE_MODES) }),
    () => ({ type: 'chooseDefence', defence: chance.oneOf([...DEFENCES, null]) }),
    () => ({ type: 'loseElements', elements: [chance.oneOf(ELEMENTS)] }),
    () => (chance.whole(1, 4) === 1 ? { type: 'endEngagement', reason } : { type: 'advancePhase' }),
    () => ({ type: 'correctShip', shipId: ship(), correction: shipCorrection(chance), reason }),
    () => ({ type: 'correctShip', shipId: ship(), correction: { elements: NOTHING }, reason }),
    () => ({ type: 'correctSquadron', squadronId: squadron(), correction: chance.oneOf([{ note: 'late' }, { hasActed: false }]), reason }),
    () => ({ type: 'correctFleet', fleetId: chance.oneOf(state.fleets).id, correction: { budgetPoints: chance.whole(0, 900) }, reason }),
    () => ({ type: 'correctDetection', squadronId: squadron(), targetId: ship(), isDetected: chance.whole(1, 4) > 1, reason }),
    () => ({ type: 'joinSquadrons', fleetId: chance.oneOf(state.fleets).id, squadrons: lateSquadrons(chance, state), at: place() }),
    () => ({ type: 'correctDamage', points: chance.whole(0, 9), reason }),
    () => ({
      type: 'setTableCell',
      table: chance.oneOf(['detection', 'combat'] as const),
      row: chance.whole(0, 6),
      column: chance.whole(0, 5),
      value: chance.whole(2, 12)
    }),
    () => randomTelling(chance, ['A', 'B']),
    () => {
      const ruling = chance.oneOf(RULINGS)
      return { type: 'setRuling', key: ruling.key, value: chance.oneOf<string>(ruling.values) }
    }
  ]
  if (chance.whole(1, 200) === 1) return { type: 'endBattle', winnerId: chance.oneOf(['A', 'B', null]) }
  if (chance.whole(1, 300) === 1) return { type: 'activateSquadron', squadronId: squadronId('nowhere') }
  return state.isOver ? { type: 'resumeBattle', reason } : chance.oneOf(make)()
}

/** A new ship, or an existing squadron. */
function lateSquadrons(chance: Chance, state: BattleState): readonly DraftSquadron[] {
  const known = chance.oneOf(chance.oneOf(fleetsFor()).squadrons)
  const id = `late${String(state.ships.length)}`
  const ships = known.ships.slice(0, 1).map(ship => ({ ...ship, id: shipId(`${id}s`) }))
  return chance.whole(1, 4) === 1 ? [known] : [{ ...known, id: squadronId(id), ships }]
}

function randomMove(chance: Chance, state: BattleState, id: ShipId): PwCommand {
  const from = state.ships.find(ship => ship.id === id)?.position ?? { x: 14, y: 14, z: 4 }
  const step = (): number => chance.whole(-1, 1)
  return { type: 'moveShip', shipId: id, path: [{ x: from.x + step(), y: from.y + step(), z: from.z + step() }] }
}

function shipCorrection(chance: Chance): ShipCorrection {
  return chance.oneOf<ShipCorrection>([
    { position: { x: 14, y: 14, z: 4 } },
    { position: { x: 14, y: 14, z: 4 } },
    { pdSpent: 0, pmSpent: 0 },
    { jams: [{ detector: chance.oneOf(DETECTORS), untilTurn: chance.whole(1, 3) }] },
    { note: 'struck' },
    { name: 'Renamed' },
    { elements: { [chance.oneOf(SECTORS)]: [] } },
    { elements: { [chance.oneOf(SECTORS)]: [chance.oneOf(ELEMENTS), chance.oneOf(ELEMENTS)] } }
  ])
}
