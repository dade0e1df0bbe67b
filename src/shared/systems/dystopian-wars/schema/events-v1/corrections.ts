import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { draftWeaponV1 } from '../roster-v1'
import { bar, criticalRow, depth, forceId, squadronId, unitId, wingId } from './parts'

const unitType = z.enum(['surface', 'submarine', 'flying'])
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
const mar = z.strictObject({ mar: marName, text, dice: figure, abort: figure })
const unitCorrection = z.strictObject({
  shields: figure.exactOptional(),
  weapons: list(draftWeaponV1).exactOptional(),
  hp: figure.exactOptional(),
  name: text.exactOptional(),
  type: unitType.exactOptional(),
  status: z.enum(['active', 'removed']).exactOptional(),
  note: text.exactOptional(),
  guardians: figure.exactOptional(),
  isObscured: z.boolean().exactOptional(),
  depth: depth.exactOptional(),
  diceAdjustment: figure.exactOptional(),
  aa: figure.exactOptional(),
  isSmall: z.boolean().exactOptional(),
  dr: figure.exactOptional(),
  cr: figure.exactOptional(),
  ap: figure.exactOptional(),
  cc: figure.exactOptional(),
  movementInches: figure.exactOptional(),
  mars: list(mar).exactOptional(),
  criticalRows: list(criticalRow).exactOptional()
})
const wingType = z.enum(['fighter', 'diveBomber', 'torpedoBomber', 'recon', 'drone'])
const wingStatus = z.enum(['flying', 'landed', 'removed'])
const weaponKind = z.enum(['gunnery', 'other', 'torpedo', 'rocket', 'bomb'])
const squadronCorrection = z.strictObject({
  name: text.exactOptional(),
  hasActivated: z.boolean().exactOptional(),
  note: text.exactOptional()
})
const forceCorrection = z.strictObject({ name: text.exactOptional(), cards: figure.exactOptional() })
const attackCorrection = z.strictObject({ hits: figure })

export const correctionEvents = [
  z.strictObject({ type: z.literal('unitCorrected'), unitId, correction: unitCorrection, reason: text }),
  z.strictObject({
    type: z.literal('wingCorrected'),
    wingId,
    correction: z.strictObject({
      name: text.exactOptional(),
      type: wingType.exactOptional(),
      status: wingStatus.exactOptional(),
      note: text.exactOptional(),
      isOnCap: z.boolean().exactOptional(),
      diceAdjustment: figure.exactOptional(),
      hasAborted: z.boolean().exactOptional(),
      bar: bar.exactOptional(),
      mars: list(mar).exactOptional(),
      tokens: figure.exactOptional(),
      fuel: figure.exactOptional(),
      aaPerToken: figure.exactOptional(),
      ordnancePerToken: figure.exactOptional(),
      ordnanceKind: weaponKind.nullable().exactOptional()
    }),
    reason: text
  }),
  z.strictObject({ type: z.literal('squadronCorrected'), squadronId, correction: squadronCorrection, reason: text }),
  z.strictObject({ type: z.literal('forceCorrected'), forceId, correction: forceCorrection, reason: text }),
  z.strictObject({ type: z.literal('attackCorrected'), attackId: text, correction: attackCorrection, reason: text })
] as const
