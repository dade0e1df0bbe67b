import { askedOf, partialOf } from '../../../schema/infer'
import { brandedId, partId, sideId, telling, typed, whole } from '../../../schema/parts'
import { lineText, nameText, noteText, ruleWord } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { SHIP_STATUSES } from '../model/battle'
import type { AttackCorrection, ShipCorrection, SquadCorrection } from '../model/corrections'
import { CONDITIONS, TOKENS, type SquadId } from '../model/squad'
import { NUMBER_MAX, POOL_MAX } from '../tables/limits'
import { squadCorrection } from './events-v1/corrections'
import { draftShipV1, draftSquadV1 } from './roster-v1'
import { card, conditions, figure, range, result, ship, tokens, weapon } from './parts'

const results = z.array(result).max(POOL_MAX)

const shipCorrection = partialOf<ShipCorrection>()({
  name: nameText,
  initiative: figure,
  agility: figure,
  hull: figure,
  shields: figure,
  facedown: figure,
  faceupCards: z.array(card).max(NUMBER_MAX),
  tokens,
  conditions,
  locks: z.array(ship).max(500),
  otherTokens: lineText,
  charges: z.array(z.strictObject({ weaponId: weapon, left: figure })).max(20),
  hasEngaged: z.boolean(),
  bonusAttacks: figure,
  status: z.enum(SHIP_STATUSES),
  isHidden: z.boolean(),
  note: noteText
})

const attackCorrection = partialOf<AttackCorrection>()({
  range,
  isObstructed: z.boolean(),
  attackDice: results,
  defenseDice: results,
  hits: figure,
  crits: figure
})

/** The GM's acts apart from attacks. */
export const xwTableCommands = [
  /** Damage that comes from no attack. */
  typed('sufferDamage', { shipId: ship, hits: figure, crits: figure, reason: lineText }),
  typed('nameCard', {
    obligationId: partId,
    /** The name read from the card; null draws one by dice. */
    card: card.nullable(),
    /** Its effect, in the GM's words. */
    note: lineText.exactOptional()
  }),
  typed('changeToken', {
    shipId: ship,
    token: z.enum([...TOKENS, ...CONDITIONS]),
    /** Positive to gain tokens, negative to lose them. */
    count: whole(-NUMBER_MAX, NUMBER_MAX)
  }),
  typed('setLock', { shipId: ship, targetId: ship, isHeld: z.boolean() }),
  typed('waiveObligation', { obligationId: partId, reason: lineText }),
  typed('setRuling', { key: ruleWord, value: lineText }),
  /** Where the battle is fought, who held it, and the game master's words for its end; null for none. */
  typed('tellBattle', telling),
  /** Ships join a squad and engage from now on. */
  typed('joinShips', { squadId: brandedId<SquadId>(), ships: z.array(draftShipV1).max(60) }),
  /** A squad joins, on a new side or an existing one, last in player order. */
  typed('joinSquad', { sideId, squad: draftSquadV1 }),
  typed('correctShip', { shipId: ship, correction: shipCorrection, reason: lineText }),
  typed('correctSquad', {
    squadId: brandedId<SquadId>(),
    correction: askedOf<SquadCorrection>()(squadCorrection),
    reason: lineText
  }),
  /** New values for the attack in hand. */
  typed('correctAttack', { correction: attackCorrection, reason: lineText })
] as const
