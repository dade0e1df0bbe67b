import type { Lesson, LessonPart } from '../../../core/lesson/lesson'
import { present } from '../../../kernel/present'
import type { FaCommand, FaCommands } from '../commands/command'
import type { Aim, BattleState, FleetState, ShipState, UnitState } from '../model/battle'
import type { DraftFleet, Mount } from '../model/design'
import { sampleFleets } from '../samples/two-fleets'

type Part = LessonPart<BattleState, FaCommand, DraftFleet>
type Step = Part['steps'][number]
type Act = Pick<Step, 'command'>
type Side = 'A' | 'B'

/** Of each sample, by their places there, the squadron that fights and how many of its ships: a cruiser against two frigates. */
const CREWS = { A: { squadron: 1, ships: 1 }, B: { squadron: 2, ships: 2 } } as const

function only(fleet: DraftFleet, crew: (typeof CREWS)[Side]): DraftFleet {
  const squadron = present(fleet.squadrons[crew.squadron], 'a squadron of the sample')
  return { ...fleet, squadrons: [{ ...squadron, ships: squadron.ships.slice(0, crew.ships) }], flights: [] }
}

function fleet(state: BattleState, side: Side): FleetState {
  return present(
    state.fleets.find(({ sideId }) => sideId === side),
    `the fleet of side ${side}`
  )
}
function squadron(state: BattleState, side: Side): UnitState {
  const { id } = fleet(state, side)
  return present(
    state.units.find(({ fleetId }) => fleetId === id),
    `the squadron of side ${side}`
  )
}
/** A ship of a side by its place in the squadron, from 0. */
function ship(state: BattleState, side: Side, place = 0): ShipState {
  const { id } = squadron(state, side)
  return present(state.ships.filter(({ unitId }) => unitId === id)[place], `ship ${String(place)} of side ${side}`)
}

const next: Act = { command: () => ({ type: 'advancePhase' }) }
const go = (id: string, times = 1): Step => ({ id, type: 'advancePhase', times, ...next })
const activate = (side: Side): Act => ({ command: state => ({ type: 'activateUnit', unitId: squadron(state, side).id }) })
const done = (id: string): Step => ({ id, type: 'endActivation', command: () => ({ type: 'endActivation' }) })

/** The first ship of the side that has not moved yet does so. */
const move = (side: Side, inches: number): Act => ({
  command: state => {
    const { id: unitId } = squadron(state, side)
    const mover = state.ships.find(one => one.unitId === unitId && one.movedInches === null)
    return { type: 'moveShip', shipId: present(mover, 'a ship to move').id, inches, rams: false }
  }
})

/** The first fleet that has not chosen yet lays no turn card. */
const noCards: Act = {
  command: ({ fleets, turnCards }) => ({
    type: 'placeTurnCards',
    fleetId: present(
      fleets.find(({ id }) => !turnCards.some(({ fleetId }) => fleetId === id)),
      'a fleet to choose'
    ).id,
    cards: []
  })
}
const initiative: Act = { command: () => ({ type: 'rollInitiative' }) }

/** Fire at the first ship of the other side: from each of these, by its place in the squadron, the weapon of this mount. */
function fire(
  id: string,
  side: Side,
  band: number,
  weapons: readonly (readonly [place: number, mount: Mount])[],
  faces: Step['faces']
): Step {
  const aim = (state: BattleState, [place, mount]: (typeof weapons)[number]): Aim => {
    const { id: shipId, weapons: own } = ship(state, side, place)
    const weapon = present(
      own.find(one => one.mount === mount),
      mount
    )
    return { shipId, weaponId: weapon.id, band, arc: 'full', sight: 'clear' }
  }
  return {
    id,
    type: 'fireWeapons',
    faces: faces ?? [],
    command: (state): FaCommands['fireWeapons'] => ({
      type: 'fireWeapons',
      targetId: ship(state, side === 'A' ? 'B' : 'A').id,
      aims: weapons.map(one => aim(state, one)),
      splitDice: null,
      gmDice: 0
    })
  }
}

/** One cruiser against two frigates: a shot each, the turn over, and a second shot that settles it. */
const DUEL: Part = {
  rosters: (newId, locale) => {
    const [own, foes] = sampleFleets(newId, locale)
    return [only(own, CREWS.A), only(foes, CREWS.B)]
  },
  before: [
    next,
    noCards,
    noCards,
    next,
    {
      ...initiative,
      faces: [
        [5, 4],
        [3, 2]
      ]
    },
    next,
    activate('A'),
    move('A', 6)
  ],
  steps: [
    fire('firstShot', 'A', 1, [[0, 'port']], [[6, 5, 3, 2, 1], [4]]),
    done('endActivation'),
    { id: 'enemyActs', type: 'activateUnit', ...activate('B') },
    { id: 'enemyMoves', type: 'moveShip', times: CREWS.B.ships, ...move('B', 5) },
    fire(
      'answer',
      'B',
      1,
      [
        [1, 'fore'],
        [0, 'fore']
      ],
      [[6, 5, 4, 3, 1], [2]]
    ),
    done('enemyDone'),
    go('endTurn', 2),
    { id: 'turnCards', type: 'placeTurnCards', times: 2, ...noCards },
    go('toInitiative'),
    {
      id: 'initiative',
      type: 'rollInitiative',
      ...initiative,
      faces: [
        [6, 3],
        [4, 2]
      ]
    },
    go('toCombat'),
    { id: 'activate', type: 'activateUnit', ...activate('A') },
    { id: 'move', type: 'moveShip', ...move('A', 4) },
    fire(
      'finish',
      'A',
      0,
      [
        [0, 'port'],
        [0, 'turret']
      ],
      [[6, 5, 5, 3, 2, 2, 1], [4]]
    )
  ]
}

/** The first battle of Firestorm Armada. */
export const firestormLesson: Lesson<BattleState, FaCommand, DraftFleet> = [DUEL]
