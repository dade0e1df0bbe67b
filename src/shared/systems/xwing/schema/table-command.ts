import { brandedId, partId, sideId, whole } from '../../../schema/parts'
import { lineText, nameText, noteText, ruleWord } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { SHIP_STATUSES } from '../model/battle'
import type { SquadId } from '../model/squad'
import { TOKENS } from '../model/squad'
import { NUMBER_MAX, POOL_MAX } from '../tables/limits'
import { draftShipV1, draftSquadV1 } from './roster-v1'
import { card, figure, range, result, ship, tokens, weapon } from './parts'

const diceOwned = figure.nullable()
const results = z.array(result).max(POOL_MAX)

const shipCorrection = z.strictObject({
  name: nameText.exactOptional(),
  initiative: figure.exactOptional(),
  agility: figure.exactOptional(),
  hull: figure.exactOptional(),
  shields: figure.exactOptional(),
  facedown: figure.exactOptional(),
  faceupCards: z.array(card).max(NUMBER_MAX).exactOptional(),
  tokens: tokens.exactOptional(),
  locks: z.array(ship).max(500).exactOptional(),
  otherTokens: lineText.exactOptional(),
  charges: z
    .array(z.strictObject({ weaponId: weapon, left: figure }))
    .max(20)
    .exactOptional(),
  hasEngaged: z.boolean().exactOptional(),
  bonusAttacks: figure.exactOptional(),
  status: z.enum(SHIP_STATUSES).exactOptional(),
  note: noteText.exactOptional()
})

const attackCorrection = z.strictObject({
  range: range.exactOptional(),
  isObstructed: z.boolean().exactOptional(),
  attackDice: results.exactOptional(),
  defenseDice: results.exactOptional(),
  hits: figure.exactOptional(),
  crits: figure.exactOptional()
})

/** What the GM does apart from attacks. */
export const xwTableCommands = [
  z.strictObject({ type: z.literal('sufferDamage'), shipId: ship, hits: figure, crits: figure, reason: lineText }),
  z.strictObject({ type: z.literal('nameCard'), obligationId: partId, card: card.nullable() }),
  z.strictObject({ type: z.literal('changeToken'), shipId: ship, token: z.enum(TOKENS), count: whole(-NUMBER_MAX, NUMBER_MAX) }),
  z.strictObject({ type: z.literal('setLock'), shipId: ship, targetId: ship, isHeld: z.boolean() }),
  z.strictObject({ type: z.literal('waiveObligation'), obligationId: partId, reason: lineText }),
  z.strictObject({ type: z.literal('setRuling'), key: ruleWord, value: lineText }),
  z.strictObject({ type: z.literal('joinShips'), squadId: brandedId<SquadId>(), ships: z.array(draftShipV1).max(60) }),
  z.strictObject({ type: z.literal('joinSquad'), sideId, squad: draftSquadV1 }),
  z.strictObject({ type: z.literal('correctShip'), shipId: ship, correction: shipCorrection, reason: lineText }),
  z.strictObject({
    type: z.literal('correctSquad'),
    squadId: brandedId<SquadId>(),
    correction: z.strictObject({
      name: nameText.exactOptional(),
      attackDiceOwned: diceOwned.exactOptional(),
      defenseDiceOwned: diceOwned.exactOptional()
    }),
    reason: lineText
  }),
  z.strictObject({ type: z.literal('correctAttack'), correction: attackCorrection, reason: lineText })
] as const
