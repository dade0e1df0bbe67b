import type { EventRow, EventTable } from '../../../core/engine/event-table'
import type { ByType } from '../../../core/engine/rule-system'
import { without } from '../../../kernel/collections'
import type { Infer } from '../../../schema/infer'
import type { BattleState, ShipState } from '../model/battle'
import { STAGES, STEPS } from '../model/stages'
import type { attackEvents } from '../schema/events-v1/attack'
import { paid, withAttack, withShip } from '../state'
import { costWords, fighters, shipName, weaponName, word } from './words'

/** An attack from its declaration through its stages to its end. */
export type AttackEvent = Infer<(typeof attackEvents)[number]>

const STAGE_ROW: EventRow<BattleState, ByType<AttackEvent>['stageEntered']> = {
  evolve: (state, { attackId, stage }) => withAttack(state, attackId, attack => ({ ...attack, stage })),
  describe(_state, { stage }, say) {
    const { step, source } = STAGES[stage]
    return say({ number: STEPS[step], step: word('step', step), stage: word('stage', stage) }, source)
  }
}

export const ATTACK_EVENTS: EventTable<BattleState, AttackEvent> = {
  attackDeclared: {
    evolve(state, { attack }) {
      const next = { ...state, measured: null, attacks: [...state.attacks, attack], nextId: state.nextId + 1 }
      if (attack.kind === 'standard') return next
      return withShip(next, attack.attackerId, ship => ({ ...ship, bonusAttacks: ship.bonusAttacks + 1 }))
    },
    describe(state, { attack }, say) {
      const { kind, attackerId, weaponId, defenderId, range, isObstructed } = attack
      const names = { attacker: shipName(state, attackerId), defender: shipName(state, defenderId) }
      const values = { ...names, weapon: weaponName(state, attackerId, weaponId), range }
      return say(values, kind === 'bonus' ? 'XW-029' : 'XW-005', isObstructed ? `${kind}Obstructed` : kind)
    }
  },
  costPaid: {
    evolve(state, { shipId, weaponId, defenderId, charges, payments }) {
      return withShip(state, shipId, ship => {
        const weapons = ship.weapons.map(weapon =>
          weapon.id === weaponId ? { ...weapon, chargesLeft: weapon.chargesLeft - charges } : weapon
        )
        return payments.reduce<ShipState>((payer, payment) => paid(payer, payment, defenderId), { ...ship, weapons })
      })
    },
    describe(state, { shipId, weaponId, charges, payments, text }, say) {
      const values = { ship: shipName(state, shipId), weapon: weaponName(state, shipId, weaponId) }
      return say({ ...values, cost: costWords(charges, payments, text) }, 'XW-006')
    }
  },
  stageEntered: STAGE_ROW,
  stagePassed: STAGE_ROW,
  abilityUsed: {
    evolve: state => state,
    describe: (state, { shipId, name }, say) => say({ ship: shipName(state, shipId), name }, 'XW-027')
  },
  attackEnded: {
    evolve: (state, { attackId }) => withoutAttack(state, attackId),
    describe: (state, { attackId }, say) => say(fighters(state, attackId), 'XW-030')
  },
  attackAbandoned: {
    evolve: (state, { attackId }) => withoutAttack(state, attackId),
    describe: (state, { attackId, reason }, say) => say({ ...fighters(state, attackId), reason })
  }
}

function withoutAttack(state: BattleState, id: string): BattleState {
  return { ...state, attacks: without(state.attacks, attack => attack.id === id) }
}
