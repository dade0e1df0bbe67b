import { figure, key, list, signed, telling, text } from '../../../schema/event-parts'
import { objectOf } from '../../../schema/infer'
import { brandedId } from '../../../schema/parts'
import { z } from '../../../schema/zod'
import type { BattleState, ForceState, SquadronState, UnitState, WingState } from '../model/battle'
import type { DraftWeapon, WeaponId } from '../model/force'
import { attack, spentDefence } from './events-v1/attacks'
import { mar, unitType, weaponKind, wingStatus, wingType } from './events-v1/corrections'
import { dwObligation } from './events-v1/dues'
import { bar, criticalRow, depth, forceId, squadronId, unitId, wingId } from './events-v1/parts'
import { step } from './events-v1/turns'

const weapon = objectOf<DraftWeapon>()({
  id: brandedId<WeaponId>(),
  name: text,
  weaponClass: z.enum(['ordnance', 'auxiliary']),
  kind: weaponKind,
  bands: list(z.strictObject({ toInches: figure, dice: figure })),
  poolDice: z.enum(['exploding', 'heavy', 'basic']).nullable()
})
const forceState = objectOf<ForceState>()({ id: forceId, name: text, sideId: text, cards: figure, isIllegal: z.boolean() })
const squadronState = objectOf<SquadronState>()({
  id: squadronId,
  name: text,
  forceId,
  hasActivated: z.boolean(),
  isHidden: z.boolean().exactOptional(),
  note: text
})
const unitState = objectOf<UnitState>()({
  id: unitId,
  name: text,
  type: unitType,
  isSmall: z.boolean(),
  hp: figure,
  dr: figure,
  cr: figure,
  ap: figure,
  aa: figure,
  cc: figure,
  shields: figure,
  guardians: figure,
  movementInches: figure,
  mars: list(mar),
  weapons: list(weapon),
  squadronId,
  hpStart: figure,
  status: z.enum(['active', 'removed']),
  criticals: list(z.strictObject({ row: criticalRow, turn: figure, triedTurn: figure.nullable(), times: figure.exactOptional() })),
  isObscured: z.boolean(),
  depth,
  diceAdjustment: signed,
  note: text
})
const wingState = objectOf<WingState>()({
  id: wingId,
  name: text,
  type: wingType,
  tokens: figure,
  fuel: figure,
  aaPerToken: figure,
  ordnancePerToken: figure,
  ordnanceKind: weaponKind.nullable(),
  isOnCap: z.boolean(),
  mars: list(mar),
  squadronId,
  tokensStart: figure,
  status: wingStatus,
  hasAborted: z.boolean(),
  bar,
  diceAdjustment: signed,
  note: text
})

/** A battle as a printed sheet holds it, in format 1. Released versions are never edited. */
export const dwStateV1 = objectOf<BattleState>()({
  hasBegun: z.boolean(),
  isOver: z.boolean(),
  name: text,
  telling: z.strictObject(telling).exactOptional(),
  rulings: z.record(key, text),
  turn: figure,
  step,
  forces: list(forceState),
  squadrons: list(squadronState),
  units: list(unitState),
  wings: list(wingState),
  activation: z.strictObject({ squadronId, attacks: list(attack), currentId: text.nullable(), defence: list(spentDefence) }).nullable(),
  obligations: list(dwObligation),
  nextId: figure
})
