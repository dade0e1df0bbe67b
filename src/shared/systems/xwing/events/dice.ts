import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { diceEvents } from '../schema/events-v1/dice'
import { paid, withAttack, withDice, withShip } from '../state'
import { diceWords, fighters, shipName, word } from './words'

/** The dice of an attack: rolled, modified, and neutralised by each other. */
export type DiceEvent = Infer<(typeof diceEvents)[number]>

export const DICE_EVENTS: EventTable<BattleState, DiceEvent> = {
  diceRolled: {
    evolve: (state, { attackId, pool, dice }) => withDice(state, attackId, pool, dice),
    describe(state, { attackId, pool, count, dice }, say) {
      const { attacker, defender } = fighters(state, attackId)
      const ship = pool === 'attack' ? attacker : defender
      return say({ ship, count, dice: diceWords(dice) }, pool === 'attack' ? 'XW-011' : 'XW-017', pool)
    }
  },
  tokenSpent: {
    evolve(state, { attackId, pool, shipId, token, dice }) {
      const { defenderId } = state.attacks.find(attack => attack.id === attackId) ?? { defenderId: shipId }
      return withShip(withDice(state, attackId, pool, dice), shipId, ship => paid(ship, token, defenderId))
    },
    describe(state, { pool, shipId, token, dice }, say) {
      const values = { ship: shipName(state, shipId), token: word('token', token), dice: diceWords(dice) }
      return say(values, pool === 'attack' ? 'XW-015' : 'XW-020')
    }
  },
  diceModified: {
    evolve: (state, { attackId, pool, dice }) => withDice(state, attackId, pool, dice),
    describe(state, { pool, shipId, name, change, dice }, say) {
      const values = { ship: shipName(state, shipId), name, dice: diceWords(dice) }
      return say(values, pool === 'attack' ? 'XW-013' : 'XW-018', change.kind)
    }
  },
  resultsNeutralized: {
    evolve: (state, { attackId, left, isHit }) => withAttack(state, attackId, attack => ({ ...attack, left, isHit })),
    describe(state, { attackId, evades, left }, say) {
      const { hits, crits } = left
      return say({ ...fighters(state, attackId), evades, hits, crits }, 'XW-023', hits + crits > 0 ? 'hit' : 'miss')
    }
  },
  resultsCancelled: {
    evolve(state, { attackId, kind }) {
      return withAttack(state, attackId, attack => ({ ...attack, left: attack.left === null ? null : { ...attack.left, [kind]: 0 } }))
    },
    describe: (_state, { kind }, say) => say({}, kind === 'hits' ? 'XW-025' : 'XW-026', kind)
  }
}
