import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { damageCard, dieResult, faceupCard, rolledDie, shipId, shipStatus, squadId, uncancelled, weaponId, weaponState } from './parts'

const shipCorrection = z.strictObject({
  shields: figure.exactOptional(),
  hull: figure.exactOptional(),
  name: text.exactOptional(),
  status: shipStatus.exactOptional(),
  note: text.exactOptional(),
  tokens: z.strictObject({ force: figure, focus: figure, calculate: figure, evade: figure, stress: figure }).exactOptional(),
  initiative: figure.exactOptional(),
  agility: figure.exactOptional(),
  facedown: figure.exactOptional(),
  locks: list(shipId).exactOptional(),
  otherTokens: text.exactOptional(),
  hasEngaged: z.boolean().exactOptional(),
  bonusAttacks: figure.exactOptional(),
  faceupCards: list(damageCard).exactOptional(),
  charges: list(z.strictObject({ weaponId, left: figure })).exactOptional()
})
const attackCorrection = z.strictObject({
  range: figure.exactOptional(),
  isObstructed: z.boolean().exactOptional(),
  attackDice: list(dieResult).exactOptional(),
  defenseDice: list(dieResult).exactOptional(),
  hits: figure.exactOptional(),
  crits: figure.exactOptional()
})

export const correctionEvents = [
  z.strictObject({
    type: z.literal('shipCorrected'),
    shipId,
    correction: shipCorrection,
    reached: z.strictObject({
      shields: figure.exactOptional(),
      weapons: list(weaponState).exactOptional(),
      hull: figure.exactOptional(),
      name: text.exactOptional(),
      status: shipStatus.exactOptional(),
      note: text.exactOptional(),
      tokens: z.strictObject({ force: figure, focus: figure, calculate: figure, evade: figure, stress: figure }).exactOptional(),
      initiative: figure.exactOptional(),
      agility: figure.exactOptional(),
      facedown: figure.exactOptional(),
      locks: list(shipId).exactOptional(),
      otherTokens: text.exactOptional(),
      hasEngaged: z.boolean().exactOptional(),
      bonusAttacks: figure.exactOptional(),
      shieldsStart: figure.exactOptional(),
      faceup: list(faceupCard).exactOptional(),
      hasReturnedCards: z.boolean().exactOptional(),
      leavesAfter: figure.nullable().exactOptional()
    }),
    reason: text
  }),
  z.strictObject({
    type: z.literal('squadCorrected'),
    squadId,
    correction: z.strictObject({
      name: text.exactOptional(),
      attackDiceOwned: figure.nullable().exactOptional(),
      defenseDiceOwned: figure.nullable().exactOptional()
    }),
    reason: text
  }),
  z.strictObject({
    type: z.literal('attackCorrected'),
    attackId: text,
    correction: attackCorrection,
    reached: z.strictObject({
      range: figure.exactOptional(),
      dice: z.strictObject({ attack: list(rolledDie).nullable(), defense: list(rolledDie).nullable() }).exactOptional(),
      isHit: z.boolean().nullable().exactOptional(),
      left: uncancelled.nullable().exactOptional(),
      isObstructed: z.boolean().exactOptional()
    }),
    reason: text
  })
] as const
