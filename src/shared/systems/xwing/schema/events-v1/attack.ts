import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { payment, rolledDie, shipId, uncancelled, weaponId } from './parts'

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
const attack = z.strictObject({
  id: text,
  kind: z.enum(['bonus', 'standard']),
  stage,
  passesIdle: z.literal(true).exactOptional(),
  dice: z.strictObject({ attack: list(rolledDie).nullable(), defense: list(rolledDie).nullable() }),
  left: uncancelled.nullable(),
  isHit: z.boolean().nullable(),
  attackerId: shipId,
  weaponId,
  defenderId: shipId,
  range: figure,
  isObstructed: z.boolean()
})

export const attackEvents = [
  z.strictObject({ type: z.literal('attackDeclared'), attack }),
  z.strictObject({ type: z.literal('costPaid'), shipId, weaponId, defenderId: shipId, charges: figure, payments: list(payment), text }),
  z.strictObject({ type: z.enum(['stageEntered', 'stagePassed']), attackId: text, stage }),
  z.strictObject({ type: z.literal('abilityUsed'), attackId: text, shipId, name: text }),
  z.strictObject({ type: z.literal('attackEnded'), attackId: text }),
  z.strictObject({ type: z.literal('attackAbandoned'), attackId: text, reason: text })
] as const
