import { figure, list, text } from '../../../../schema/event-parts'
import { partial, typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { ship } from './battle'
import { conditions, damageCard, dice, dieResult, shipId, shipStatus, squadId, tokens, uncancelled, weaponId } from './parts'

export const shipCorrection = partial({
  shields: figure,
  hull: figure,
  name: text,
  status: shipStatus,
  note: text,
  tokens,
  conditions,
  initiative: figure,
  agility: figure,
  facedown: figure,
  locks: list(shipId),
  otherTokens: text,
  hasEngaged: z.boolean(),
  bonusAttacks: figure,
  isHidden: z.boolean(),
  /** The cards that lie face up from now on. */
  faceupCards: list(damageCard),
  charges: list(z.strictObject({ weaponId, left: figure }))
})
export const attackCorrection = partial({
  range: figure,
  isObstructed: z.boolean(),
  /** What the dice on the table show from now on. */
  attackDice: list(dieResult),
  defenseDice: list(dieResult),
  /** The damage left to deal once the dice have neutralised each other. */
  hits: figure,
  crits: figure
})
export const squadCorrection = partial({ name: text, attackDiceOwned: figure.nullable(), defenseDiceOwned: figure.nullable() })
export const correctedAttack = partial({
  range: figure,
  dice,
  isHit: z.boolean().nullable(),
  left: uncancelled.nullable(),
  isObstructed: z.boolean()
})
export const correctedShip = ship.omit({ id: true, squadId: true }).exactPartial()

export const correctionEvents = [
  typed('shipCorrected', { shipId, correction: shipCorrection, reached: correctedShip, reason: text }),
  typed('squadCorrected', { squadId, correction: squadCorrection, reason: text }),
  typed('attackCorrected', { attackId: text, correction: attackCorrection, reached: correctedAttack, reason: text })
] as const
