import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { fleetId, share, shipId, unitId, wingId } from './parts'

const shipStatus = z.enum(['active', 'destroyed', 'captured', 'withdrawn'])
const wingStatus = z.enum(['active', 'destroyed', 'withdrawn'])

export const correctionEvents = [
  z.strictObject({
    type: z.literal('fleetCorrected'),
    fleetId,
    correction: z.strictObject({
      name: text.exactOptional(),
      note: text.exactOptional(),
      isAllied: z.boolean().exactOptional(),
      victoryPoints: figure.exactOptional(),
      tacticalShift: figure.exactOptional(),
      commandShift: figure.exactOptional(),
      handShift: figure.exactOptional()
    }),
    reason: text
  }),
  z.strictObject({
    type: z.literal('unitCorrected'),
    unitId,
    correction: z.strictObject({ name: text.exactOptional(), note: text.exactOptional(), hasActivated: z.boolean().exactOptional() }),
    reason: text
  }),
  z.strictObject({
    type: z.literal('shipCorrected'),
    shipId,
    correction: z.strictObject({
      shields: figure.exactOptional(),
      hull: figure.exactOptional(),
      name: text.exactOptional(),
      status: shipStatus.exactOptional(),
      note: text.exactOptional(),
      hullLost: figure.exactOptional(),
      mv: figure.exactOptional(),
      crew: figure.exactOptional(),
      assault: figure.exactOptional(),
      pointDefence: figure.exactOptional(),
      damageRating: figure.nullable().exactOptional(),
      criticalRating: figure.nullable().exactOptional(),
      crewLost: figure.exactOptional(),
      assaultLost: figure.exactOptional(),
      movedInches: figure.nullable().exactOptional(),
      hasRammed: z.boolean().exactOptional(),
      hasBoarded: z.boolean().exactOptional(),
      pointDefenceUsed: figure.exactOptional()
    }),
    reason: text
  }),
  z.strictObject({
    type: z.literal('weaponCorrected'),
    shipId,
    weaponId: text,
    correction: z.strictObject({
      dice: list(figure).exactOptional(),
      fired: z.enum(['no', 'whole', 'split']).exactOptional(),
      isOffline: z.boolean().exactOptional(),
      shares: list(share).exactOptional()
    }),
    reason: text
  }),
  z.strictObject({
    type: z.literal('wingCorrected'),
    wingId,
    correction: z.strictObject({
      name: text.exactOptional(),
      status: wingStatus.exactOptional(),
      isHidden: z.boolean().exactOptional(),
      note: text.exactOptional(),
      isDrivenOff: z.boolean().exactOptional(),
      hasMoved: z.boolean().exactOptional()
    }),
    reason: text
  }),
  z.strictObject({ type: z.literal('tableNoted'), text }),
  z.strictObject({ type: z.literal('rulingSet'), key: text, value: text })
] as const
