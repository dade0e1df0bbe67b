import { assertNever } from '../../kernel/assert-never'
import type { Message } from '../../core/engine/message'
import type { Say } from './describe'
import type { AttackEvent } from './events'
import type { BattleState } from './model/battle'
import { findSquad } from './state'
import { STAGES, STEPS } from './tables/stages'
import { diceLetters, shipName, weaponName, word } from './words'

/** What moves an attack along and what it does, as sentences. */
export function describeAttack(state: BattleState, event: AttackEvent, say: Say): Message {
  const fighters = (attackId: string): { readonly attacker: string; readonly defender: string } => {
    const attack = state.attacks.find(one => one.id === attackId)
    return { attacker: shipName(state, attack?.attackerId ?? ''), defender: shipName(state, attack?.defenderId ?? '') }
  }
  switch (event.type) {
    case 'attackDeclared': {
      const { kind, attackerId, weaponId, defenderId, range, isObstructed } = event.attack
      const names = { attacker: shipName(state, attackerId), defender: shipName(state, defenderId) }
      const values = { ...names, weapon: weaponName(state, attackerId, weaponId), range }
      return say(values, kind === 'bonus' ? 'XW-029' : 'XW-005', isObstructed ? `${kind}Obstructed` : kind)
    }
    case 'costPaid': {
      const values = {
        ship: shipName(state, event.shipId),
        charges: event.charges,
        weapon: weaponName(state, event.shipId, event.weaponId)
      }
      return say({ ...values, payments: event.payments.length, text: event.text }, 'XW-006')
    }
    case 'stageEntered':
    case 'stagePassed': {
      const { step, source } = STAGES[event.stage]
      return say({ number: STEPS[step], step: word('step', step), stage: word('stage', event.stage) }, source)
    }
    case 'diceRolled': {
      const { attacker, defender } = fighters(event.attackId)
      const ship = event.pool === 'attack' ? attacker : defender
      return say({ ship, count: event.count, dice: diceLetters(event.dice) }, event.pool === 'attack' ? 'XW-011' : 'XW-017', event.pool)
    }
    case 'tokenSpent': {
      const source = event.pool === 'attack' ? 'XW-015' : 'XW-020'
      return say({ ship: shipName(state, event.shipId), token: word('token', event.token), dice: diceLetters(event.dice) }, source)
    }
    case 'diceModified': {
      const source = event.pool === 'attack' ? 'XW-013' : 'XW-018'
      return say({ ship: shipName(state, event.shipId), name: event.name, dice: diceLetters(event.dice) }, source, event.change.kind)
    }
    case 'resultsNeutralized': {
      const { hits, crits } = event.left
      return say({ ...fighters(event.attackId), evades: event.evades, hits, crits }, 'XW-023', hits + crits > 0 ? 'hit' : 'miss')
    }
    case 'resultsCancelled':
      return say({}, event.kind === 'hits' ? 'XW-025' : 'XW-026', event.kind)
    case 'abilityUsed':
      return say({ ship: shipName(state, event.shipId), name: event.name }, 'XW-027')
    case 'attackEnded':
      return say(fighters(event.attackId), 'XW-030')
    case 'attackAbandoned':
      return say({ ...fighters(event.attackId), reason: event.reason })
    case 'shieldLost':
      return say({ ship: shipName(state, event.shipId), left: event.left }, 'XW-038', event.damage)
    case 'cardDealt': {
      const { cards, hull } = event
      const values = { ship: shipName(state, event.shipId), cards, hull }
      if (event.isMarker) return say(values, 'XW-039', 'marker')
      return say(values, 'XW-038', event.cardId === null ? 'facedown' : 'faceup')
    }
    case 'deckRenewed': {
      const ships = event.shipIds.map(id => shipName(state, id)).join(', ')
      return say({ squad: findSquad(state, event.squadId)?.name ?? '', ships, cards: event.cards }, 'XW-039')
    }
    case 'shipDestroyed':
      return say({ ship: shipName(state, event.shipId) }, 'XW-038')
    default:
      return assertNever(event)
  }
}
