import type { EventTable } from '../../../core/engine/event-table'
import type { ByType } from '../../../core/engine/rule-system'
import { without } from '../../../kernel/collections'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { attackEvents } from '../schema/events-v1/attacks'
import { currentAttack, findAttack, withActivation, withAttack } from '../state'
import { attackNames, nameOf, word } from './words'

/** Attacks and counter-attacks of an activation, from their declaration to their damage. */
export type AttackEvent = Infer<(typeof attackEvents)[number]>
export type DropReason = ByType<AttackEvent>['attackDropped']['because']

export const ATTACK_EVENTS: EventTable<BattleState, AttackEvent> = {
  attackDeclared: {
    evolve: (state, event) => ({
      ...withActivation(state, activation => ({ ...activation, attacks: [...activation.attacks, event.attack] })),
      nextId: state.nextId + 1
    }),
    describe: (state, { attack }, say) => {
      const values = {
        attacker: nameOf(state, attack.parts[0]?.combatantId ?? ''),
        target: nameOf(state, attack.targetId),
        option: word('fireOption', attack.option)
      }
      return say(values, attack.role === 'attack' ? 'DW-001' : 'DW-009', attack.role)
    }
  },
  attackWithdrawn: {
    evolve: (state, { attackId }) =>
      withActivation(state, activation => ({
        ...activation,
        attacks: without(activation.attacks, attack => attack.id === attackId),
        currentId: activation.currentId === attackId ? null : activation.currentId
      })),
    describe: (state, { attackId, reason }, say) => say({ ...attackNames(state, attackId), reason }, 'DW-001')
  },
  attackDropped: {
    evolve: (state, event) => closed(state, event.attackId, 'dropped'),
    describe: (state, { attackId, because }, say) => say(attackNames(state, attackId), 'DW-038', because)
  },
  attackRolled: {
    evolve: (state, { attackId, dice, share, hits, clearedIds, fired }) => {
      const rolled = withAttack(state, attackId, attack => ({
        ...attack,
        status: 'rolled',
        dice,
        share,
        hits,
        parts: (fired ?? attack.parts).map(part => (clearedIds.includes(part.combatantId) ? { ...part, obstructions: 0 } : part))
      }))
      return state.step === 'attack' ? withActivation(rolled, activation => ({ ...activation, currentId: attackId })) : rolled
    },
    describe: (state, { attackId, dice, toHit, hits }, say) => {
      const role = findAttack(state, attackId)?.role ?? 'attack'
      const values = { ...attackNames(state, attackId), dice, toHit, hits, count: hits }
      return say(values, role === 'attack' ? 'DW-043' : 'DW-016', role)
    }
  },
  defensiveFireRolled: {
    evolve: (state, { attackId, hits, spent }) =>
      withActivation(withHits(state, attackId, hits), activation => ({ ...activation, defence: [...activation.defence, ...spent] })),
    describe: (state, { fire, dice, toHit, cancelled, hits }, say) => {
      const unit = nameOf(state, fire.parts[0]?.combatantId ?? '')
      return say({ unit, dice, toHit, cancelled, count: cancelled, hits }, 'DW-053')
    }
  },
  shieldsRolled: {
    evolve: (state, event) => withHits(state, event.attackId, event.hits),
    describe: (state, { attackId, toSave, cancelled, hits }, say) => {
      const unit = attackNames(state, attackId).target
      return say({ unit, toSave, cancelled, count: cancelled, hits }, 'DW-057')
    }
  },
  hitsModified: {
    evolve: (state, event) => withHits(state, event.attackId, event.hits),
    describe: (state, { attackId, modifiers, hits }, say) =>
      say({ ...attackNames(state, attackId), hits, count: hits, names: modifiers.map(one => one.name).join(', ') }, 'DW-058')
  },
  damageModified: {
    evolve: state => state,
    describe: (state, { attackId, modifiers, change }, say) =>
      say({ unit: attackNames(state, attackId).target, names: modifiers.map(one => one.name).join(', '), change }, 'DW-058')
  },
  attackResolved: {
    evolve: (state, event) => closed(state, event.attackId, 'resolved'),
    describe: (state, event, say) => say(attackNames(state, event.attackId), 'DW-045')
  }
}

function withHits(state: BattleState, attackId: string, hits: number): BattleState {
  return withAttack(state, attackId, attack => ({ ...attack, hits }))
}

function closed(state: BattleState, attackId: string, status: 'resolved' | 'dropped'): BattleState {
  const isCurrent = currentAttack(state)?.id === attackId
  const next = withAttack(state, attackId, attack => ({ ...attack, status }))
  return isCurrent ? withActivation(next, activation => ({ ...activation, currentId: null })) : next
}
