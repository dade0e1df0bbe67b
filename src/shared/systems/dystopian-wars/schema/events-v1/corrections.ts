import { figure, list, signed, text } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { partial, typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { Mar } from '../../model/force'
import { draftWeaponV1 } from '../roster-v1'
import { bar, criticalRow, depth, forceId, squadronId, unitId, wingId } from './parts'

export const unitType = z.enum(['surface', 'submarine', 'flying'])
const marName = z.enum([
  'verticalDive',
  'bigFuelTanks',
  'acrobaticPilots',
  'hardImpact',
  'lethalStrike',
  'devastatingOrdnance',
  'inventiveScientist',
  'fastTorpedoes',
  'other'
])
export const mar = objectOf<Mar>()({ mar: marName, text, dice: signed, abort: signed })
export const unitCorrection = partial({
  shields: figure,
  weapons: list(draftWeaponV1),
  hp: figure,
  name: text,
  type: unitType,
  status: z.enum(['active', 'removed']),
  note: text,
  guardians: figure,
  isObscured: z.boolean(),
  depth,
  diceAdjustment: signed,
  aa: figure,
  isSmall: z.boolean(),
  dr: figure,
  cr: figure,
  ap: figure,
  cc: figure,
  movementInches: figure,
  mars: list(mar),
  /** The criticals that lie on it from now on. */
  criticalRows: list(criticalRow)
})
export const wingType = z.enum(['fighter', 'diveBomber', 'torpedoBomber', 'recon', 'drone'])
export const wingStatus = z.enum(['flying', 'landed', 'removed'])
export const weaponKind = z.enum(['gunnery', 'other', 'torpedo', 'rocket', 'bomb'])
export const squadronCorrection = partial({ name: text, hasActivated: z.boolean(), isHidden: z.boolean(), note: text })
export const forceCorrection = partial({ name: text, cards: figure })
export const attackCorrection = z.strictObject({ hits: figure })
export const wingCorrection = partial({
  name: text,
  type: wingType,
  status: wingStatus,
  note: text,
  isOnCap: z.boolean(),
  diceAdjustment: signed,
  hasAborted: z.boolean(),
  bar,
  mars: list(mar),
  tokens: figure,
  fuel: figure,
  aaPerToken: figure,
  ordnancePerToken: figure,
  ordnanceKind: weaponKind.nullable()
})

export const correctionEvents = [
  typed('unitCorrected', { unitId, correction: unitCorrection, reason: text }),
  typed('wingCorrected', { wingId, correction: wingCorrection, reason: text }),
  typed('squadronCorrected', { squadronId, correction: squadronCorrection, reason: text }),
  typed('forceCorrected', { forceId, correction: forceCorrection, reason: text }),
  typed('attackCorrected', { attackId: text, correction: attackCorrection, reason: text })
] as const
