import { figure, list, measured, signed, telling, text } from '../../../../schema/event-parts'
import { partial, typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { fleetId, share, shipId, unitId, wingId } from './parts'

export const shipStatus = z.enum(['active', 'destroyed', 'captured', 'withdrawn'])
export const wingStatus = z.enum(['active', 'destroyed', 'withdrawn'])
export const fleetCorrection = partial({
  name: text,
  note: text,
  isAllied: z.boolean(),
  victoryPoints: signed,
  tacticalShift: signed,
  commandShift: signed,
  handShift: signed
})
export const unitCorrection = partial({ name: text, note: text, hasActivated: z.boolean() })
export const shipCorrection = partial({
  shields: figure,
  hull: figure,
  name: text,
  status: shipStatus,
  note: text,
  hullLost: figure,
  mv: figure,
  crew: figure,
  assault: figure,
  pointDefence: figure,
  damageRating: figure.nullable(),
  criticalRating: figure.nullable(),
  crewLost: figure,
  assaultLost: figure,
  movedInches: measured.nullable(),
  hasRammed: z.boolean(),
  hasBoarded: z.boolean(),
  pointDefenceUsed: figure
})
export const wingCorrection = partial({
  name: text,
  status: wingStatus,
  isHidden: z.boolean(),
  note: text,
  isDrivenOff: z.boolean(),
  hasMoved: z.boolean(),
  /** Null where it touches nobody any more. */
  contactId: z.union([shipId, wingId]).nullable()
})

export const correctionEvents = [
  typed('fleetCorrected', { fleetId, correction: fleetCorrection, reason: text }),
  typed('unitCorrected', { unitId, correction: unitCorrection, reason: text }),
  typed('shipCorrected', { shipId, correction: shipCorrection, reason: text }),
  typed('weaponCorrected', {
    shipId,
    weaponId: text,
    /** The values it has after the correction. */
    correction: partial({ dice: list(figure), fired: z.enum(['no', 'whole', 'split']), isOffline: z.boolean(), shares: list(share) }),
    reason: text
  }),
  typed('wingCorrected', { wingId, correction: wingCorrection, reason: text }),
  typed('tableNoted', { text }),
  typed('rulingSet', { key: text, value: text }),
  typed('battleTold', telling)
] as const
