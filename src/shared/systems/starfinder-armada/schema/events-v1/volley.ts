import { figure, list, signed, text } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { StagedAttack } from '../../model/battle'
import { fleetId } from './parts'

const rangeBand = z.enum(['short', 'long', 'extreme'])
export const stagedAttack = objectOf<StagedAttack>()({
  id: text,
  kind: z.enum(['selfDestruct', 'gunnery', 'boarding', 'free']),
  attackerId: fleetId,
  targetId: fleetId,
  rangeHexes: figure,
  band: rangeBand,
  isFromFrontArc: z.boolean(),
  arrayTargets: figure,
  usesSuperweapon: z.boolean(),
  natural: figure,
  rolls: list(figure),
  total: signed,
  ac: signed,
  isHit: z.boolean(),
  damageFaces: list(figure),
  damageSides: figure,
  damage: figure,
  bypassesShields: z.boolean(),
  isCriticalNatural: z.boolean(),
  isEmp: z.boolean()
})

export const volleyEvents = [
  typed('attackStaged', {
    attack: stagedAttack,
    /** First round in which the superweapon that fired may fire again; null where none did (SA-042). */
    superweaponReadyRound: figure.nullable()
  }),
  /** What a shot of an array comes to that fired at fewer fleets than it declared (SA-034). */
  typed('arrayRepriced', {
    attackId: text,
    total: signed,
    isHit: z.boolean(),
    damageFaces: list(figure),
    damage: figure,
    isCriticalNatural: z.boolean(),
    isEmp: z.boolean()
  }),
  typed('volleyReordered', { attackIds: list(text) }),
  typed('damageApplied', {
    attackId: text,
    attackerId: fleetId,
    targetId: fleetId,
    /** Points taken from shields and from hull. */
    spLost: figure,
    hpLost: figure,
    sp: figure,
    hp: signed
  }),
  typed('attackMissed', { attackId: text, attackerId: fleetId, targetId: fleetId }),
  typed('volleyResolved', {})
] as const
