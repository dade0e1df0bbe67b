import { figure, list, text } from '../../../../schema/event-parts'
import { schemaOf, objectOf } from '../../../../schema/infer'
import { brandedId, partial } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { RolledDie, Uncancelled } from '../../model/attack'
import type { FaceupCard, WeaponState } from '../../model/battle'
import type { Ability, Conditions, ShipId, SquadId, Tokens, WeaponId } from '../../model/squad'

export const dieResult = z.enum(['focus', 'evade', 'hit', 'crit', 'blank'])
export const rolledDie = objectOf<RolledDie>()({ result: dieResult, wasRerolled: z.boolean() })
export const uncancelled = objectOf<Uncancelled>()({ hits: figure, crits: figure })
export const shipId = brandedId<ShipId>()
export const weaponId = brandedId<WeaponId>()
export const payment = z.enum(['force', 'focus', 'calculate', 'evade', 'lock'])
export const squadId = brandedId<SquadId>()
export const arc = z.enum(['front', 'turret', 'rear', 'right', 'left', 'bullseye', 'fullFront', 'fullRear'])
export const weaponState = objectOf<WeaponState>()({
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
export const faceupCard = objectOf<FaceupCard>()({ id: text, card: damageCard.nullable(), note: text.exactOptional() })
export const shipStatus = z.enum(['active', 'destroyed', 'removed'])
/** A marker that is counted on a ship. */
export const marker = z.enum(['force', 'focus', 'calculate', 'evade', 'stress', 'strain', 'deplete', 'ion', 'tractor', 'jam', 'disarm'])
export const token = z.enum(['force', 'focus', 'calculate', 'evade', 'stress'])
export const conditions = schemaOf<Conditions>()(
  partial({ strain: figure, deplete: figure, ion: figure, tractor: figure, jam: figure, disarm: figure })
)
export const tokens = objectOf<Tokens>()({ force: figure, focus: figure, calculate: figure, evade: figure, stress: figure })
export const dice = z.strictObject({ attack: list(rolledDie).nullable(), defense: list(rolledDie).nullable() })
export const ability = objectOf<Ability>()({
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
