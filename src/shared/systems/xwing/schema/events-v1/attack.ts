import { figure, list, text } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { addedFlag, typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { Attack } from '../../model/attack'
import { dice, payment, shipId, uncancelled, weaponId } from './parts'

const stage = z.enum([
  'damage',
  'rollAttack',
  'defenderModifiesAttack',
  'attackerModifiesAttack',
  'rollDefense',
  'attackerModifiesDefense',
  'defenderModifiesDefense',
  'defenderAbilities',
  'attackerAbilities',
  'defenderBonus',
  'attackerBonus'
])
export const attack = objectOf<Attack>()({
  id: text,
  kind: z.enum(['bonus', 'standard']),
  stage,
  passesIdle: addedFlag(),
  dice,
  left: uncancelled.nullable(),
  isHit: z.boolean().nullable(),
  attackerId: shipId,
  weaponId,
  defenderId: shipId,
  range: figure,
  isObstructed: z.boolean()
})

export const attackEvents = [
  typed('attackDeclared', { attack }),
  typed('costPaid', {
    shipId,
    weaponId,
    defenderId: shipId,
    charges: figure,
    payments: list(payment),
    /** Further costs of the weapon in its own words; empty when there are none. */
    text
  }),
  /** A stage is passed when nobody may do anything in it. */
  z.strictObject({ type: z.enum(['stageEntered', 'stagePassed']), attackId: text, stage }),
  typed('abilityUsed', { attackId: text, shipId, name: text }),
  typed('attackEnded', { attackId: text }),
  typed('attackAbandoned', { attackId: text, reason: text })
] as const
