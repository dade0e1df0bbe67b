import { objectOf } from '../../../schema/infer'
import { lineText, nameText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import type { DraftForce, DraftSquadron, DraftWeapon } from '../model/force'
import { force, inches, points, signed, squadron, unit, weapon, wing } from './parts'

const weaponKind = z.enum(['gunnery', 'torpedo', 'rocket', 'bomb', 'other'])

/** A force as campaigns keep it in version 1. Released versions are never edited. */
export const draftWeaponV1 = objectOf<DraftWeapon>()({
  id: weapon,
  name: nameText,
  weaponClass: z.enum(['ordnance', 'auxiliary']),
  kind: weaponKind,
  bands: z.array(z.strictObject({ toInches: inches, dice: points })).max(12),
  poolDice: z.enum(['exploding', 'heavy', 'basic']).nullable()
})

const mars = z
  .array(
    z.strictObject({
      mar: z.enum([
        'verticalDive',
        'bigFuelTanks',
        'acrobaticPilots',
        'hardImpact',
        'lethalStrike',
        'devastatingOrdnance',
        'inventiveScientist',
        'fastTorpedoes',
        'other'
      ]),
      text: lineText,
      dice: signed,
      abort: signed
    })
  )
  .max(20)

/** The values of a unit's card, besides its name. */
export const unitCardV1 = {
  type: z.enum(['surface', 'submarine', 'flying']),
  isSmall: z.boolean(),
  hp: points,
  dr: points,
  cr: points,
  ap: points,
  aa: points,
  cc: points,
  shields: points,
  guardians: points,
  movementInches: points,
  mars,
  weapons: z.array(draftWeaponV1).max(40)
}

/** The values of a wing's card, besides its name. */
export const wingCardV1 = {
  type: z.enum(['fighter', 'diveBomber', 'torpedoBomber', 'recon', 'drone']),
  tokens: points,
  fuel: points,
  aaPerToken: points,
  ordnancePerToken: points,
  ordnanceKind: weaponKind.nullable(),
  isOnCap: z.boolean(),
  mars
}

/** A squadron of such a force. */
export const draftSquadronV1 = objectOf<DraftSquadron>()({
  id: squadron,
  name: nameText,
  units: z.array(z.strictObject({ id: unit, name: nameText, ...unitCardV1 })).max(60),
  wings: z.array(z.strictObject({ id: wing, name: nameText, ...wingCardV1 })).max(60),
  isHidden: z.boolean().exactOptional()
})

export const draftForceV1 = objectOf<DraftForce>()({
  id: force,
  name: nameText,
  cards: points,
  squadrons: z.array(draftSquadronV1).max(60),
  allowIllegal: z.boolean()
})
