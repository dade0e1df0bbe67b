import type { Lesson, LessonPart } from '../../../core/lesson/lesson'
import type { Locale } from '../../../kernel/locale'
import { present } from '../../../kernel/present'
import type { SaCommand, SaCommands } from '../commands/command'
import type { BattleState } from '../model/battle'
import type { DraftArmada, FleetId } from '../model/design'
import { sampleArmadas } from '../samples/two-armadas'

type Part = LessonPart<BattleState, SaCommand, DraftArmada>
type Step = Part['steps'][number]

/** The fleets and officers of both samples that fight in a part, by their places there. The first fleet of each leads. */
const crews =
  (own: readonly number[], foes: readonly number[], officers: readonly number[] = []): Part['rosters'] =>
  (newId, locale: Locale) => {
    const [compact, tithe] = sampleArmadas(newId, locale)
    return [only(compact, own, officers), only(tithe, foes, [])]
  }

function only(armada: DraftArmada, fleets: readonly number[], officers: readonly number[]): DraftArmada {
  const chosen = fleets.map(place => present(armada.fleets[place], 'a fleet of the sample'))
  const lead = present(chosen[0], 'a fleet')
  return {
    ...armada,
    fleets: chosen.map((fleet, at) => ({ ...fleet, abilities: at === 0 ? ['flagship'] : [] })),
    officers: officers.map(place => ({ ...present(armada.officers[place], 'an officer of the sample'), fleetId: lead.id }))
  }
}

/** The fleet of a side at this place of its armada, from 0. */
function fleet(state: BattleState, sideId: 'A' | 'B', place = 0): FleetId {
  const home = state.armadas.find(armada => armada.sideId === sideId)
  return present(state.fleets.filter(one => one.armadaId === home?.id)[place], `fleet ${String(place)} of side ${sideId}`).id
}

const next: SaCommand = { type: 'advancePhase' }
const go = (id: string, faces: Step['faces'] = []): Step => ({ id, type: 'advancePhase', command: () => next, faces })

const moved = (sideId: 'A' | 'B', place = 0): Pick<Step, 'command'> => ({
  command: state => ({
    type: 'moveFleet',
    fleetId: fleet(state, sideId, place),
    move: 'moved',
    stunt: null,
    passedThrough: [],
    minesEntered: [],
    debrisIds: []
  })
})
const move = (id: string, sideId: 'A' | 'B', place = 0): Step => ({ id, type: 'moveFleet', ...moved(sideId, place) })

const fire = (id: string, [by, from]: readonly ['A' | 'B', number], rangeHexes: number, faces: Step['faces'] = [], at = 0): Step => ({
  id,
  type: 'stageAttack',
  faces,
  command: (state): SaCommands['stageAttack'] => ({
    type: 'stageAttack',
    attackerId: fleet(state, by, from),
    targetId: fleet(state, by === 'A' ? 'B' : 'A', at),
    rangeHexes,
    isFromFrontArc: true,
    arrayTargets: 1,
    usesSuperweapon: false,
    resolveOfficerId: null,
    debrisCrossed: 0,
    isTargetAhead: true,
    gmCheck: 0,
    gmAc: 0
  })
})

/** What is owed of this kind. */
const owed = ({ obligations }: BattleState, kind: 'critical' | 'morale'): string =>
  present(
    obligations.find(due => due.kind === kind),
    kind
  ).id
const critical = (face: number): Step => ({
  id: 'critical',
  type: 'settleCritical',
  faces: [[face]],
  command: state => ({ type: 'settleCritical', obligationId: owed(state, 'critical') })
})
const morale = (face: number): Step => ({
  id: 'morale',
  type: 'settleMorale',
  faces: [[face]],
  command: state => ({ type: 'settleMorale', obligationId: owed(state, 'morale'), resolveOfficerId: null, gmCheck: 0 })
})

const order = (...faces: readonly number[]): Omit<Step, 'id'> => ({
  type: 'rollMovementOrder',
  command: () => ({ type: 'rollMovementOrder', resolveOfficerIds: [] }),
  faces: faces.map(face => [face])
})
const distance = (hexes: number) => ({ command: (): SaCommand => ({ type: 'setDistance', hexes }) })

/** One fleet against one: a volley each, its damage, and a second round that settles it. */
const DUEL: Part = {
  rosters: crews([1], [4]),
  before: [distance(8), go(''), go(''), go(''), order(5, 2), moved('B'), moved('A'), go('')],
  steps: [
    fire('firstShot', ['A', 0], 3, [[15], [6, 5, 4]]),
    fire('answer', ['B', 0], 3, [[11]]),
    go('volleyLands'),
    critical(2),
    morale(14),
    go('newRound'),
    go('engineering'),
    go('helm', [[3]]),
    { id: 'order', ...order(2, 6) },
    move('move', 'A'),
    move('reply', 'B'),
    go('gunnery'),
    fire('finish', ['A', 0], 2, [[18], [7, 6, 6]]),
    go('outcome')
  ]
}

/** Two against two, with an engineer: an officer acts, and fire is divided. */
const WINGS: Part = {
  rosters: crews([1, 4], [1, 4], [3]),
  before: [distance(8), go(''), go('')],
  steps: [
    {
      id: 'boost',
      type: 'takeAction',
      faces: [[14]],
      command: state => ({
        type: 'takeAction',
        officerId: present(state.officers[0], 'an officer').id,
        choice: { action: 'boost', fleetId: fleet(state, 'A'), boost: 'damage' },
        rangeHexes: null,
        resolveOfficerId: null,
        gmCheck: 0
      })
    },
    go('helm'),
    { id: 'order', ...order(6, 3) },
    move('wing1', 'B', 1),
    move('wing2', 'A', 1),
    move('wing3', 'B'),
    move('wing4', 'A'),
    go('gunnery'),
    fire('boosted', ['A', 0], 4, [[16], [8, 5, 5]]),
    fire('together', ['A', 1], 2, [[14], [3, 4]]),
    go('volleyLands')
  ]
}

/** The first battle of Starfinder armada combat. */
export const starfinderLesson: Lesson<BattleState, SaCommand, DraftArmada> = [DUEL, WINGS]
