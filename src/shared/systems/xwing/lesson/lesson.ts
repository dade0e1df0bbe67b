import type { Lesson, LessonPart } from '../../../core/lesson/lesson'
import { present } from '../../../kernel/present'
import type { XwCommand } from '../commands/command'
import type { BattleState, ShipState } from '../model/battle'
import type { DraftSquad } from '../model/squad'
import { librarySquads } from '../samples/two-squads'

type Part = LessonPart<BattleState, XwCommand, DraftSquad>
type Act = Part['before'][number]
type Step = Part['steps'][number]
type Side = 'A' | 'B'

/** The ships that fight, by the places of their squads and of themselves there. Neither has an ability. */
const OWN = [2, 0] as const
const FOE = [3, 2] as const

function only(squads: readonly DraftSquad[], [squad, ship]: readonly [number, number]): DraftSquad {
  const chosen = present(squads[squad], 'a squad of the samples')
  return { ...chosen, ships: [present(chosen.ships[ship], 'a ship of the samples')] }
}

function fighter(state: BattleState, side: Side): ShipState {
  const squad = state.squads.find(({ sideId }) => sideId === side)
  return present(
    state.ships.find(({ squadId }) => squadId === squad?.id),
    `the ship of side ${side}`
  )
}
const enemyOf = (side: Side): Side => (side === 'A' ? 'B' : 'A')

const measured = (side: Side, range: number): Act => ({
  command: state => ({
    type: 'measureTargets',
    shipId: fighter(state, side).id,
    measures: [{ targetId: fighter(state, enemyOf(side)).id, arc: 'front', range, isObstructed: false }]
  })
})
const attack = (id: string, side: Side, range: number): Step => ({
  id,
  type: 'declareAttack',
  command: state => ({
    type: 'declareAttack',
    kind: 'standard',
    attackerId: fighter(state, side).id,
    weaponId: present(fighter(state, side).weapons[0], 'a primary weapon').id,
    defenderId: fighter(state, enemyOf(side)).id,
    range,
    isObstructed: false,
    isInArc: true,
    isRequirementMet: true,
    isCostPaid: true,
    passesIdle: true
  })
})
const roll = (id: string, type: 'rollAttackDice' | 'rollDefenseDice', ...faces: readonly number[]): Step => ({
  id,
  type,
  faces: [faces],
  command: () => ({ type, modifiers: [], limits: { min: null, max: null } })
})
const damage = (id: string): Step => ({ id, type: 'dealDamage', command: () => ({ type: 'dealDamage' }) })
const begin = (): XwCommand => ({ type: 'beginEngagement' })

/** One ship against one: a critical hit, an answer that is evaded, and the kill from close by. */
const DUEL: Part = {
  rosters: (newId, locale) => {
    const squads = librarySquads(newId, locale)
    return [only(squads, OWN), only(squads, FOE)]
  },
  before: [
    { command: state => ({ type: 'changeToken', shipId: fighter(state, 'A').id, token: 'focus', count: 1 }) },
    { command: begin },
    measured('A', 2)
  ],
  steps: [
    attack('attack', 'A', 2),
    roll('attackDice', 'rollAttackDice', 2, 4, 5),
    { id: 'focus', type: 'spendToken', command: () => ({ type: 'spendToken', pool: 'attack', token: 'focus', dice: [] }) },
    roll('defenseDice', 'rollDefenseDice', 1, 3, 7),
    damage('damage'),
    {
      id: 'card',
      type: 'nameCard',
      faces: [[1], [11]],
      command: ({ obligations }) => ({ type: 'nameCard', obligationId: present(obligations[0], 'a card owed').id, card: null })
    },
    attack('answer', 'B', 2),
    roll('answerDice', 'rollAttackDice', 3, 8),
    roll('dodge', 'rollDefenseDice', 2, 6),
    { id: 'endRound', type: 'endRound', command: () => ({ type: 'endRound', removesTokens: true }) },
    { id: 'engagement', type: 'beginEngagement', command: begin },
    attack('closer', 'A', 1),
    roll('closerDice', 'rollAttackDice', 1, 2, 3, 7),
    roll('lastDefense', 'rollDefenseDice', 1, 6, 8),
    damage('kill')
  ]
}

/** The first battle of X-Wing. */
export const xwingLesson: Lesson<BattleState, XwCommand, DraftSquad> = [DUEL]
