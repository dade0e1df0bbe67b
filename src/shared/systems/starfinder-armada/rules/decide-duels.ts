import { endOfRound } from '../../../core/effects/clock'
import type { SaEvent } from '../events'
import type { BattleState, Duel, StagedAttack } from '../model/battle'
import { readRuling } from '../rulings'
import { idFor, isGone, theFleet } from '../state'
import { effectBegun } from './begin-effect'
import { owed } from './dues'
import { isDuelWon, officersAble } from './duels'
import type { Trigger } from './trigger'

/** A duel that was won and followed by a hit. */
interface DecidedDuel {
  readonly duel: Duel
  /** The critical triggers of its fleet's attack. */
  readonly triggers: readonly Trigger[]
  readonly events: (state: BattleState) => readonly SaEvent[]
}

/**
 * Applies the duels of the round that were won and followed by damage from the fleet's own attack (SA-066). The enemy loses its
 * communications until the end of the next round. If the attack was critical, one of its officers falls, even if the same volley put the
 * fleet out of the fight.
 */
export function duelsDecided(
  state: BattleState,
  attacks: readonly StagedAttack[],
  hits: readonly SaEvent[],
  triggers: readonly Trigger[]
): readonly DecidedDuel[] {
  return state.duels.flatMap(duel => {
    if (!isDuelWon(state, duel) || isGone(theFleet(state, duel.targetId))) return []
    const own = attacks.filter(a => a.kind === 'gunnery' && a.attackerId === duel.fleetId && a.targetId === duel.targetId).map(a => a.id)
    const isHurt = hits.some(hit => hit.type === 'damageApplied' && own.includes(hit.attackId) && hit.spLost + hit.hpLost > 0)
    if (!isHurt) return []
    const given = triggers.filter(trigger => own.includes(trigger.attackId) && fells(state, trigger))
    return [{ duel, triggers: given, events: after => outcome(after, duel, given.length > 0) }]
  })
}

/** Critical damage fells an officer; the condition of an EMP does if `sa.duelEmp` says so (SA-066, SA-032). */
function fells(state: BattleState, { trigger }: Trigger): boolean {
  return trigger !== 'emp' || readRuling(state.rulings, 'sa.duelEmp') === 'yes'
}

/** Whether an officer falls instead of this roll on the critical table (`sa.duelCrit`, SA-Q24). */
export function replacesCritical(state: BattleState, duels: readonly DecidedDuel[], trigger: Trigger): boolean {
  if (readRuling(state.rulings, 'sa.duelCrit') !== 'insteadOfCriticalRoll') return false
  return duels.some(decided => decided.triggers.includes(trigger) && hasVictims(state, decided.duel))
}

function outcome(state: BattleState, duel: Duel, isCritical: boolean): readonly SaEvent[] {
  const won: SaEvent = { type: 'duelWon', officerId: duel.officerId, targetId: duel.targetId }
  const cutOff = effectBegun(state, {
    kind: 'condition',
    byFleetId: duel.fleetId,
    condition: 'communications',
    ability: null,
    strength: 1,
    targetId: duel.targetId,
    cause: 'sa.cause.duel',
    source: 'SA-066',
    ending: endOfRound(state.round + 1)
  })
  if (!isCritical || !hasVictims(state, duel)) return [won, cutOff]
  return [
    won,
    cutOff,
    owed({
      id: idFor('o', state.nextId + 1),
      kind: 'duelVictim',
      fleetId: duel.targetId,
      duelistId: duel.officerId,
      round: state.round,
      isDeferred: false
    })
  ]
}

function hasVictims(state: BattleState, duel: Duel): boolean {
  return officersAble(state, duel.targetId).length > 0
}
