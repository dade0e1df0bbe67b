import type { Lesson, LessonPart } from '../../../core/lesson/lesson'
import { present } from '../../../kernel/present'
import type { PwCommand } from '../commands/command'
import type { BattleState, ShipState } from '../model/battle'
import type { Position } from '../model/board'
import type { DraftFleet } from '../model/design'
import type { Countermeasure, Detector, Sector, Weapon } from '../model/element'
import { sampleFleets } from '../samples/two-fleets'
import { sideOf } from '../state'

type Part = LessonPart<BattleState, PwCommand, DraftFleet>
type Act = Part['before'][number]
type Step = Part['steps'][number]
type Side = 'A' | 'B'
type Dice = NonNullable<Step['faces']>

/** The two small ships of the first squadron: the first of them fights. */
const CREW = 2
const START: Position = { x: 14, y: 14, z: 9 }
/** A diagonal step and a level away. */
const FOE: Position = { x: 15, y: 15, z: 10 }

function only({ squadrons: [squadron], ...fleet }: DraftFleet): DraftFleet {
  const { ships, ...kept } = present(squadron, 'a squadron of the sample')
  return { ...fleet, squadrons: [{ ...kept, ships: ships.slice(0, CREW) }] }
}

function fighter(state: BattleState, side: Side): ShipState {
  return present(
    state.ships.find(({ id }) => sideOf(state, id) === side),
    `a ship of side ${side}`
  )
}
/** The ship that acts and its enemy. */
const pair = (state: BattleState): Pick<Extract<PwCommand, { readonly type: 'engage' }>, 'shipId' | 'targetId'> => ({
  shipId: fighter(state, 'A').id,
  targetId: fighter(state, 'B').id
})

const next: Act = { command: () => ({ type: 'advancePhase' }) }
const place = (side: Side, at: Position): Act => ({
  command: state => ({ type: 'placeSquadron', squadronId: fighter(state, side).squadronId, at })
})
const activate = (side: Side): Act => ({ command: state => ({ type: 'activateSquadron', squadronId: fighter(state, side).squadronId }) })
const rollOff = (type: 'rollDeployment' | 'rollInitiative', own: number, enemy: number): Act => ({
  command: () => ({ type }),
  faces: [[own], [enemy]]
})

const go = (id: string, times = 1): Step => ({ id, type: 'advancePhase', times, ...next })
const detect = (id: string, detector: Detector, faces: Dice = []): Step => ({
  id,
  type: 'attemptDetection',
  faces,
  command: state => ({ type: 'attemptDetection', detector, ...pair(state) })
})
const counter = (id: string, countermeasure: Countermeasure, faces: Dice): Step => ({
  id,
  type: 'answerDetection',
  faces,
  command: () => ({ type: 'answerDetection', countermeasure })
})
const engage = (id: string, ...faces: readonly number[]): Step => ({
  id,
  type: 'engage',
  faces: faces.map(face => [face]),
  command: state => ({ type: 'engage', ...pair(state) })
})
const position = (id: string, firingSector: Sector, targetSector: Sector): Step => ({
  id,
  type: 'choosePosition',
  command: () => ({ type: 'choosePosition', firingSector, targetSector })
})
const fire = (id: string, weapon: Weapon, faces: Dice): Step => ({
  id,
  type: 'declareFire',
  faces,
  command: () => ({ type: 'declareFire', weapon, mode: 'concentrated' })
})

/** One ship against one, over two turns: a shot where nothing defends, then a riposte and the answer to it. */
const HUNT: Part = {
  rosters: (newId, locale) => {
    const [own, foes] = sampleFleets(newId, locale)
    return [only(own), only(foes)]
  },
  before: [
    rollOff('rollDeployment', 2, 5),
    place('B', FOE),
    place('A', START),
    rollOff('rollInitiative', 3, 6),
    activate('B'),
    next,
    next,
    next,
    activate('A')
  ],
  steps: [
    detect('detect', 'W'),
    counter('counter', 'w', [
      [1, 2],
      [3, 3]
    ]),
    go('toMovement'),
    {
      id: 'move',
      type: 'moveShip',
      command: state => ({ type: 'moveShip', shipId: fighter(state, 'A').id, path: [FOE] })
    },
    go('toCombat'),
    engage('engage', 5, 2),
    position('position', 'right', 'top'),
    fire('fire', 'B', [[3, 4]]),
    go('endTurn'),
    { id: 'initiative', type: 'rollInitiative', ...rollOff('rollInitiative', 5, 2) },
    { id: 'activate', type: 'activateSquadron', ...activate('A') },
    detect('detectAgain', 'W', [
      [2, 2],
      [3, 4]
    ]),
    go('stay', 2),
    engage('tie', 4, 4, 3, 1),
    fire('riposte', 'F', [
      [5, 5],
      [2, 3]
    ]),
    fire('finish', 'B', [
      [1, 2],
      [4, 5]
    ])
  ]
}

/** The first battle of Petit Wargame spatial. */
export const petitLesson: Lesson<BattleState, PwCommand, DraftFleet> = [HUNT]
