import { brandedId } from '../../../../schema/parts'
import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import type { ShipId, SquadId, WeaponId } from '../../model/squad'

export const dieResult = z.enum(['focus', 'evade', 'hit', 'crit', 'blank'])
export const rolledDie = z.strictObject({ result: dieResult, wasRerolled: z.boolean() })
export const uncancelled = z.strictObject({ hits: figure, crits: figure })
export const shipId = brandedId<ShipId>()
export const weaponId = brandedId<WeaponId>()
export const payment = z.enum(['force', 'focus', 'calculate', 'evade', 'lock'])
export const squadId = brandedId<SquadId>()
export const arc = z.enum(['front', 'turret', 'rear', 'right', 'left', 'bullseye', 'fullFront', 'fullRear'])
export const weaponState = z.strictObject({
  chargesLeft: figure,
  id: weaponId,
  name: text,
  kind: z.enum(['primary', 'special']),
  arc,
  attack: figure,
  rangeMin: figure,
  rangeMax: figure,
  isOrdnance: z.boolean(),
  requires: list(payment),
  requiresText: text,
  charges: figure,
  cost: z.strictObject({ charges: figure, payments: list(payment), text })
})
export const damageCard = z.enum([
  'panickedPilot',
  'blindedPilot',
  'woundedPilot',
  'stunnedPilot',
  'consoleFire',
  'damagedEngine',
  'weaponsFailure',
  'hullBreach',
  'structuralDamage',
  'damagedSensorArray',
  'looseStabilizer',
  'disabledPowerRegulator',
  'fuelLeak',
  'directHit'
])
export const faceupCard = z.strictObject({ id: text, card: damageCard.nullable() })
export const shipStatus = z.enum(['active', 'destroyed', 'removed'])
export const token = z.enum(['force', 'focus', 'calculate', 'evade', 'stress'])
export const ability = z.strictObject({
  name: text,
  window: z.enum([
    'defenderModifiesAttack',
    'attackerModifiesAttack',
    'attackerModifiesDefense',
    'defenderModifiesDefense',
    'defenderAbilities',
    'attackerAbilities',
    'defenderBonus',
    'attackerBonus'
  ])
})
