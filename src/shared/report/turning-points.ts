import { LEAST_LEAD } from '../core/balance/balance'
import type { Message } from '../core/engine/message'
import type { AccountAttack, TurningPoint } from './account'

const MOST = 5

/** Something that may have turned the battle. */
export type Candidate = TurningPoint

/**
 * The strongest moment of each round that turned the battle, at most five, in order. The loss of a flagship ranks above any other. Rounds
 * in which little changed have none.
 */
export function turningPoints(candidates: readonly Candidate[]): readonly TurningPoint[] {
  const byRound = new Map<number, Candidate>()
  for (const one of candidates) {
    const known = byRound.get(one.round)
    if (isTurn(one) && (known === undefined || stronger(one, known) < 0)) byRound.set(one.round, one)
  }
  return [...byRound.values()]
    .sort(stronger)
    .slice(0, MOST)
    .sort((a, b) => a.seq - b.seq)
}

const isTurn = ({ because, swing }: Candidate): boolean => because === 'flagship' || swing >= LEAST_LEAD

/** Sorts the stronger first. */
function stronger(one: Candidate, other: Candidate): number {
  return Number(other.because === 'flagship') - Number(one.because === 'flagship') || other.swing - one.swing
}

/** By losses: what fell, in the words of the moment. */
export function byLosses(
  { round, seq, swing, hasLostFlagship = false }: Pick<Candidate, 'round' | 'seq' | 'swing'> & { readonly hasLostFlagship?: boolean },
  says: readonly Message[]
): Candidate {
  return { round, seq, because: hasLostFlagship ? 'flagship' : 'losses', swing, says, attack: null }
}

/**
 * By the change in what was to be expected: damage beyond or short of the odds, against the hull of the side it was aimed at. Half of it is
 * what the balance of two equal sides moves.
 */
export function byLuck(attacks: readonly AccountAttack[], hullOf: (attack: AccountAttack) => number): readonly Candidate[] {
  return attacks.flatMap((attack, index) => {
    const { seq, round, damage, expectedDamage } = attack
    const hull = hullOf(attack)
    if (damage === null || expectedDamage === null || hull === 0) return []
    const swing = Math.min(1, Math.abs(damage - expectedDamage.mean) / hull / 2)
    return [{ round, seq, because: 'luck', swing, says: [], attack: index } as const]
  })
}
