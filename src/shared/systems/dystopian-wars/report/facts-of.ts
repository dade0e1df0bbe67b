import { momentsOf } from '../../../core/odds/moments'
import type { Fact, ReportRules } from '../../../core/report/report-rules'
import type { DwCommand } from '../commands/command'
import { armOf } from '../derive/arms'
import { leadArm } from '../derive/part-dice'
import type { DwEvent } from '../events'
import type { Attack, BattleState } from '../model/battle'
import { poolChances } from '../odds/pool-odds'
import { defensiveRules, generatorPools } from '../rules/defence-pools'
import { poolDiceOf, wingPoolDice, type PoolRules } from '../rules/roll-pool'
import { REPAIR_UP_TO } from '../tables/criticals'
import { currentAttack, findAttack, findUnit, findWing } from '../state'

const DIE_SIDES = 6

type Told = ReportRules<BattleState, DwCommand, DwEvent>['factsOf']

/** Attacks as they are declared and rolled, the defences against them, and what they cost. */
export const factsOf: Told = (state, event) => {
  switch (event.type) {
    case 'attackDeclared': {
      const { id, parts, targetId } = event.attack
      const lead = parts[0]
      if (lead === undefined) return []
      const arm = armOf(state, lead.combatantId, lead.weaponId)
      const apart = { in: 'inches', value: lead.rangeInches } as const
      return [{ fact: 'attack', id, attackerId: lead.combatantId, targetId, weapon: arm?.name ?? arm?.kind ?? '', apart }]
    }
    case 'attackWithdrawn':
    case 'attackDropped':
      return [{ fact: 'dropped', attackId: event.attackId }]
    case 'attackRolled':
      return rolled(state, event)
    case 'defensiveFireRolled':
    case 'shieldsRolled':
      return [...defended(state, event), { fact: 'result', attackId: event.attackId, isHit: event.hits > 0, damage: null }]
    case 'repairTried':
      return [{ fact: 'check', unitId: event.unitId, isPassed: event.isRepaired, chance: REPAIR_UP_TO / DIE_SIDES }]
    case 'unitHit':
      return judged(state, event.unitId, event.result !== 'nothing')
    case 'hullLost':
      return [{ fact: 'damage', attackId: inHand(state, event.unitId), targetId: event.unitId, points: event.points }]
    case 'unitRemoved':
      return [
        { fact: 'damage', attackId: inHand(state, event.unitId), targetId: event.unitId, points: findUnit(state, event.unitId)?.hp ?? 0 }
      ]
    case 'tokensLost':
      return [
        ...judged(state, event.wingId, true),
        { fact: 'damage', attackId: inHand(state, event.wingId), targetId: event.wingId, points: event.tokens }
      ]
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
      isPool: true,
      tallies: [{ measure: 'hits', got: hits, expected: momentsOf(chances) }]
    },
    { fact: 'result', attackId, isHit: hits > 0, damage: null }
  ]
}

type Defence = Extract<DwEvent, { type: 'defensiveFireRolled' | 'shieldsRolled' }>

/** A defence beside the hits it takes off on average; it takes off no more than there are. */
function defended(state: BattleState, event: Defence): readonly Fact[] {
  const { attackId, faces, cancelled, hits } = event
  const needed = event.type === 'shieldsRolled' ? event.toSave : event.toHit
  const attack = findAttack(state, attackId)
  const most = cancelled + hits
  const chances =
    attack === undefined || most === 0 ? null : defencePools(state, attack, event).map(({ dice, rules }) => poolChances(dice, rules, most))
  const tallies = chances === null ? [] : [{ measure: 'saves', got: cancelled, expected: momentsOf(chances.reduce(together)) } as const]
  return [{ fact: 'roll', attackId, what: 'defence', faces, needed, reached: cancelled, isPool: true, tallies }]
}

function defencePools(state: BattleState, attack: Attack, event: Defence): readonly { readonly dice: number; readonly rules: PoolRules }[] {
  if (event.type === 'defensiveFireRolled') return [{ dice: event.dice, rules: defensiveRules(state, attack, event.fire, event.toHit) }]
  return generatorPools(state, attack, event, event.toSave)
}

/** The chances of two pools together; the last entry of each is that many hits or more. */
function together(one: Float64Array, other: Float64Array): Float64Array {
  const sums = new Float64Array(one.length)
  one.forEach((chance, i) => {
    other.forEach((its, j) => {
      const at = Math.min(i + j, one.length - 1)
      sums[at] = (sums[at] ?? 0) + chance * its
    })
  })
  return sums
}

/** Whether the attack in hand hurts its target. */
function judged(state: BattleState, targetId: string, isHit: boolean): readonly Fact[] {
  const attackId = inHand(state, targetId)
  return attackId === null ? [] : [{ fact: 'result', attackId, isHit, damage: null }]
}

/**
 * The attack that is being resolved, if it is on this target: another may have been declared on it since. A counter-attack is resolved as
 * soon as it is rolled, and is never the attack in hand.
 */
function inHand(state: BattleState, targetId: string): string | null {
  const attack = currentAttack(state) ?? state.activation?.attacks.find(({ role, status }) => role === 'counter' && status === 'rolled')
  return attack?.targetId === targetId ? attack.id : null
}
