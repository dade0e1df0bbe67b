import type { Breakdown } from '@shared/core/breakdown/breakdown'
import { sum } from '@shared/kernel/collections'
import { damageAfter } from '@shared/systems/starfinder-armada/derive/fire/damage'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState, StagedAttack } from '@shared/systems/starfinder-armada/model/battle'
import { findFleet } from '@shared/systems/starfinder-armada/state'
import { isFreeAttack } from '@shared/systems/starfinder-armada/commands/fire/stage-attack'
import type { PastStates } from '../../../contract/log-line'

/** Breakdown of the damage of this event; null if it is not a hit, or was computed by other rules. */
export function damageSumOf(log: PastStates, seq: number, eventIndex: number): Breakdown | null {
  const attack = attackIn(log, seq, eventIndex)
  return attack === null ? null : sumOf(log.stateAt(seq - 1) as BattleState, attack)
}

/** Breakdown of the damage of a staged attack, including corrections by the GM; null as above. */
export function stagedDamageSum(log: PastStates, staged: StagedAttack): Breakdown | null {
  const entries = log.entries()
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const entry = entries[i]
    if (entry?.kind !== 'command' || log.isUndone(entry.seq)) continue
    const at = entry.events.findIndex((_, index) => attackIn(log, entry.seq, index)?.id === staged.id)
    if (at >= 0) return corrected(damageSumOf(log, entry.seq, at), staged.damage)
  }
  return null
}

function attackIn(log: PastStates, seq: number, eventIndex: number): StagedAttack | null {
  const entry = log.entries()[seq - 1]
  const event = entry?.kind === 'command' ? (entry.events[eventIndex] as SaEvent | undefined) : undefined
  return event?.type === 'attackStaged' && event.attack.isHit ? event.attack : null
}

function sumOf(before: BattleState, attack: StagedAttack): Breakdown | null {
  const attacker = findFleet(before, attack.attackerId)
  const target = findFleet(before, attack.targetId)
  if (attacker === undefined || target === undefined) return null
  const { damageFaces, usesSuperweapon, kind } = attack
  const hit = { sum: sum(damageFaces), diceCount: damageFaces.length, usesSuperweapon, isFree: isFreeAttack(before, kind) }
  const sums = [false, true].map(isHalved => damageAfter(before, attacker, target, { ...hit, isHalved }))
  // Whether a free attack was halved is not stored, but follows from its damage.
  return sums.find(({ total }) => total === attack.damage) ?? null
}

function corrected(known: Breakdown | null, damage: number): Breakdown | null {
  if (known === null || known.total === damage) return known
  return { total: damage, parts: [...known.parts, { label: 'battle.ledger.byGm', value: damage - known.total }] }
}
