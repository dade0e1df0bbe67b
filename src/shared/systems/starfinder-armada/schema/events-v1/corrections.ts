import { figure, signed, text } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { partial, typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { Rout } from '../../model/battle'
import { fleetId, officerId, role } from './parts'

/** What the game master adds to figures of a fleet, or takes from them. */
export const adjustments = partial({
  gunnery: signed,
  ac: signed,
  piloting: signed,
  morale: signed,
  damage: signed,
  hpMax: signed,
  spMax: signed,
  speed: signed,
  range: signed
})

export const fleetStatus = z.enum(['active', 'routed', 'disabled', 'destroyed', 'fled'])
export const fleetCorrection = partial({
  name: text,
  hp: signed,
  sp: figure,
  status: fleetStatus,
  movement: z.enum(['moved', 'declined', 'drifted', 'pending']),
  /** true: may not attack again this round; false: may. */
  hasAttacked: z.boolean(),
  superweaponReadyRound: figure,
  isHidden: z.boolean(),
  note: text,
  adjustments
})
export const rout = objectOf<Rout>()({ dc: signed, since: figure, roundsFled: figure })
const fleetReached = z.strictObject({ hp: signed, hasCrossedThreshold: z.boolean(), rout: rout.nullable() })
export const officerCorrection = partial({
  resolvePoints: figure,
  hasActed: z.boolean(),
  isIncapacitated: z.boolean(),
  fleetId,
  role,
  /** Ranks of the roles that are named; the others stay. */
  ranks: partial({ admiral: figure, commander: figure, chiefEngineer: figure, chiefCaster: figure, chiefTechnician: figure })
})
/** `null` takes the attack out of the volley. */
export const attackCorrection = partial({ isHit: z.boolean(), damage: figure, isCriticalNatural: z.boolean() }).nullable()

export const correctionEvents = [
  typed('fleetCorrected', { fleetId, correction: fleetCorrection, reached: fleetReached, reason: text }),
  typed('officerCorrected', { officerId, correction: officerCorrection, reason: text }),
  typed('attackCorrected', { attackId: text, correction: attackCorrection, reason: text })
] as const
