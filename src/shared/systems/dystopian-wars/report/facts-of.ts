import { momentsOf } from '../../../core/odds/moments'
import type { Fact, ReportRules } from '../../../core/report/report-rules'
import type { DwCommand } from '../commands/command'
import { armOf, leadArm } from '../derive/arms'
import type { DwEvent } from '../events'
import type { BattleState } from '../model/battle'
import { poolChances } from '../odds/pool-odds'
import { poolDiceOf, wingPoolDice } from '../rules/roll-pool'
import { currentAttack, findAttack, findUnit, findWing } from '../state'

type Told = ReportRules<BattleState, DwCommand, DwEvent>['factsOf']

/** Attacks as they are declared and rolled, the defences against them, and what they cost. */
export const factsOf: Told = (state, event) => {
  switch (event.type) {
    case 'attackDeclared': {
      const { id, parts, targetId } = event.attack
      const lead = parts[0]
      if (lead === undefined) return []
      const arm = armOf(state, lead.combatantId, lead.weaponId)
      return [{ fact: 'attack', id, attackerId: lead.combatantId, targetId, weapon: arm?.name ?? arm?.kind ?? '' }]
    }
    case 'attackWithdrawn':
    case 'attackDropped':
      return [{ fact: 'dropped', attackId: event.attackId }]
    case 'attackRolled':
      return rolled(state, event)
    case 'defensiveFireRolled':
    case 'shieldsRolled':
      return [
        ...defended(event.attackId, event.faces, 'toSave' in event ? event.toSave : event.toHit, event.cancelled),
        { fact: 'result', attackId: event.attackId, isHit: event.hits > 0, damage: null }
      ]
    case 'unitHit':
      return judged(state, event.unitId, event.result !== 'nothing')
    case 'hullLost':
      return [{ fact: 'damage', attackId: null, targetId: event.unitId, points: event.points }]
    case 'unitRemoved':
      return [{ fact: 'damage', attackId: null, targetId: event.unitId, points: findUnit(state, event.unitId)?.hp ?? 0 }]
    case 'tokensLost':
      return [...judged(state, event.wingId, true), { fact: 'damage', attackId: null, targetId: event.wingId, points: event.tokens }]
    case 'explosionStruck':
      return [{ fact: 'hazard', targetId: event.targetId }]
    default:
      return []
  }
}

type AttackRolled = Extract<DwEvent, { type: 'attackRolled' }>

/** Beyond this many hits a pool strays too rarely to count. */
const mostHits = (dice: number): number => 4 * dice + 40

function rolled(state: BattleState, { attackId, dice, toHit, faces, hits }: AttackRolled): readonly Fact[] {
  const attack = findAttack(state, attackId)
  if (attack === undefined) return []
  const isOnWing = findWing(state, attack.targetId) !== undefined
  const six = isOnWing ? wingPoolDice(state.rulings) : poolDiceOf(state.rulings, leadArm(state, attack).poolDice)
  const chances = poolChances(dice, { needed: toHit, six, reroll: 'none' }, mostHits(dice))
  return [
    {
      fact: 'roll',
      attackId,
      what: 'attack',
      faces,
      needed: toHit,
      reached: hits,
      tallies: [{ measure: 'hits', got: hits, expected: momentsOf(chances) }]
    },
    { fact: 'result', attackId, isHit: hits > 0, damage: null }
  ]
}

function defended(attackId: string, faces: readonly number[], needed: number, cancelled: number): readonly Fact[] {
  return [{ fact: 'roll', attackId, what: 'defence', faces, needed, reached: cancelled, tallies: [] }]
}

/** Whether the attack in hand hurts its target. */
function judged(state: BattleState, targetId: string, isHit: boolean): readonly Fact[] {
  const attack = currentAttack(state)
  return attack?.targetId === targetId ? [{ fact: 'result', attackId: attack.id, isHit, damage: null }] : []
}
