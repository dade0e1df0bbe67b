import type { AttackPlan } from '@shared/systems/xwing/odds/attack-plan'

/** Tokens ticked for the odds: what a ship will spend if it can. */
const ODDS_TICKS = [
  'attackerFocus',
  'attackerCalculate',
  'attackerForce',
  'attackerLock',
  'defenderFocus',
  'defenderCalculate',
  'defenderForce',
  'defenderEvade'
] as const
export type OddsTick = (typeof ODDS_TICKS)[number]

/** Tokens both ships have now. */
export function ticksOf({ attacker, defender }: AttackPlan): readonly OddsTick[] {
  const held: Readonly<Record<OddsTick, boolean>> = {
    attackerFocus: attacker.focus > 0,
    attackerCalculate: attacker.calculate > 0,
    attackerForce: attacker.force > 0,
    attackerLock: attacker.hasLock,
    defenderFocus: defender.focus > 0,
    defenderCalculate: defender.calculate > 0,
    defenderForce: defender.force > 0,
    defenderEvade: defender.evade > 0
  }
  return ODDS_TICKS.filter(tick => held[tick])
}

/** Tokens a ship may gain before it fires, and the Force if it has any. */
export function offeredTicks(plan: AttackPlan): readonly OddsTick[] {
  const held = ticksOf(plan)
  return ODDS_TICKS.filter(tick => !tick.endsWith('Force') || held.includes(tick))
}

/** The plan with only the ticked tokens: as many as the ship has, or one that it may still gain. */
export function tickedPlan(plan: AttackPlan, ticks: readonly OddsTick[]): AttackPlan {
  const count = (tick: OddsTick, own: number): number => (ticks.includes(tick) ? Math.max(1, own) : 0)
  const { attacker, defender } = plan
  return {
    ...plan,
    attacker: {
      focus: count('attackerFocus', attacker.focus),
      calculate: count('attackerCalculate', attacker.calculate),
      force: count('attackerForce', attacker.force),
      hasLock: ticks.includes('attackerLock')
    },
    defender: {
      ...defender,
      focus: count('defenderFocus', defender.focus),
      calculate: count('defenderCalculate', defender.calculate),
      force: count('defenderForce', defender.force),
      evade: count('defenderEvade', defender.evade)
    }
  }
}
