import { figure, key, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { ability, faceupCard, shipId, shipStatus, squadId, weaponState } from './parts'

const squadState = z.strictObject({
  id: squadId,
  name: text,
  sideId: text,
  attackDiceOwned: figure.nullable(),
  defenseDiceOwned: figure.nullable(),
  isIllegal: z.boolean()
})
const shipState = z.strictObject({
  squadId,
  weapons: list(weaponState),
  points: figure.exactOptional(),
  abilities: list(ability).exactOptional(),
  shieldsStart: figure,
  facedown: figure,
  faceup: list(faceupCard),
  tokens: z.strictObject({ force: figure, focus: figure, calculate: figure, evade: figure, stress: figure }),
  locks: list(shipId),
  otherTokens: text,
  hasEngaged: z.boolean(),
  bonusAttacks: figure,
  status: shipStatus,
  hasReturnedCards: z.boolean(),
  leavesAfter: figure.nullable(),
  note: text,
  shields: figure,
  hull: figure,
  id: shipId,
  name: text,
  initiative: figure,
  agility: figure
})

export const battleEvents = [
  z.strictObject({
    type: z.literal('battleBegun'),
    name: text,
    rulings: z.record(key, text),
    squads: list(squadState),
    ships: list(shipState)
  }),
  z.strictObject({ type: z.literal('playerOrderSet'), squadIds: list(text) }),
  z.strictObject({ type: z.literal('shipsJoined'), squadId, ships: list(shipState) }),
  z.strictObject({ type: z.literal('squadJoined'), squad: squadState, ships: list(shipState) }),
  z.strictObject({ type: z.literal('rulingSet'), key: text, value: text }),
  z.strictObject({ type: z.literal('battleEnded'), standingSides: list(text) })
] as const
