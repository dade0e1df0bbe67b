import { figure, key, list, telling, text } from '../../../../schema/event-parts'
import { schemaOf, objectOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { ShipState, SquadState } from '../../model/battle'
import { ability, conditions, faceupCard, shipId, shipStatus, squadId, tokens, weaponState } from './parts'

export const squadState = objectOf<SquadState>()({
  id: squadId,
  name: text,
  sideId: text,
  attackDiceOwned: figure.nullable(),
  defenseDiceOwned: figure.nullable(),
  isIllegal: z.boolean()
})
export const ship = z.strictObject({
  squadId,
  weapons: list(weaponState),
  points: figure.exactOptional(),
  abilities: list(ability).exactOptional(),
  shieldsStart: figure,
  facedown: figure,
  facedownOf: list(figure).exactOptional(),
  faceup: list(faceupCard),
  tokens,
  conditions: conditions.exactOptional(),
  locks: list(shipId),
  otherTokens: text,
  hasEngaged: z.boolean(),
  bonusAttacks: figure,
  status: shipStatus,
  hasReturnedCards: z.boolean(),
  returnedAt: figure.exactOptional(),
  leavesAfter: figure.nullable(),
  isHidden: z.boolean().exactOptional(),
  note: text,
  shields: figure,
  hull: figure,
  id: shipId,
  name: text,
  initiative: figure,
  agility: figure
})
export const shipState = schemaOf<ShipState>()(ship)

export const battleEvents = [
  /** Squads in player order, and all their ships as they come to the table. */
  typed('battleBegun', { name: text, rulings: z.record(key, text), squads: list(squadState), ships: list(shipState) }),
  typed('playerOrderSet', { squadIds: list(text) }),
  typed('shipsJoined', { squadId, ships: list(shipState) }),
  typed('squadJoined', { squad: squadState, ships: list(shipState) }),
  typed('rulingSet', { key: text, value: text }),
  typed('battleTold', telling),
  typed('battleEnded', {
    standingSides: list(text),
    /** Points of the ships left, where they decide. */
    points: list(z.strictObject({ sideId: text, points: figure })).exactOptional()
  })
] as const
