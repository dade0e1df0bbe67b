import { objectOf } from '../../../schema/infer'
import { brandedId } from '../../../schema/parts'
import { lineText, nameText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import type { DraftShip, DraftSquad, DraftWeapon, SquadId, Tokens } from '../model/squad'
import type { AbilityWindow } from '../model/stages'
import type { Arc } from '../tables/arcs'
import { figure, range, ship, weapon } from './parts'

const payments = z.array(z.enum(['focus', 'calculate', 'evade', 'force', 'lock'])).max(10)

/** The arcs of the first release, written out. */
const ARCS_V1 = ['bullseye', 'front', 'fullFront', 'left', 'right', 'rear', 'fullRear', 'turret'] as const satisfies readonly Arc[]

/** The windows of the first release, written out. */
const WINDOWS_V1 = [
  'defenderModifiesAttack',
  'attackerModifiesAttack',
  'attackerModifiesDefense',
  'defenderModifiesDefense',
  'defenderAbilities',
  'attackerAbilities',
  'defenderBonus',
  'attackerBonus'
] as const satisfies readonly AbilityWindow[]

export const draftWeaponV1 = objectOf<DraftWeapon>()({
  id: weapon,
  name: nameText,
  kind: z.enum(['primary', 'special']),
  arc: z.enum(ARCS_V1),
  attack: figure,
  rangeMin: range,
  rangeMax: range,
  isOrdnance: z.boolean(),
  requires: payments,
  requiresText: lineText,
  charges: figure,
  cost: z.strictObject({ charges: figure, payments, text: lineText })
})

export const draftShipV1 = objectOf<DraftShip>()({
  id: ship,
  name: nameText,
  initiative: figure,
  agility: figure,
  hull: figure,
  shields: figure,
  tokens: objectOf<Tokens>()({ focus: figure, calculate: figure, evade: figure, stress: figure, force: figure }),
  weapons: z.array(draftWeaponV1).max(20),
  points: figure.exactOptional(),
  abilities: z
    .array(z.strictObject({ name: lineText, window: z.enum(WINDOWS_V1) }))
    .max(20)
    .exactOptional(),
  isHidden: z.boolean().exactOptional()
})

/** A squad of X-Wing as saved in a campaign. Released versions are never edited. */
export const draftSquadV1 = objectOf<DraftSquad>()({
  id: brandedId<SquadId>(),
  name: nameText,
  attackDiceOwned: figure.nullable(),
  defenseDiceOwned: figure.nullable(),
  ships: z.array(draftShipV1).max(60),
  allowIllegal: z.boolean()
})
