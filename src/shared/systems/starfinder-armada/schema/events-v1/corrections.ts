import { figure, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { fleetId, officerId, role } from './parts'

const fleetStatus = z.enum(['active', 'routed', 'disabled', 'destroyed', 'fled'])
const fleetCorrection = z.strictObject({
  name: text.exactOptional(),
  hp: figure.exactOptional(),
  sp: figure.exactOptional(),
  status: fleetStatus.exactOptional(),
  movement: z.enum(['moved', 'declined', 'pending']).exactOptional(),
  hasAttacked: z.boolean().exactOptional(),
  superweaponReadyRound: figure.exactOptional(),
  isHidden: z.boolean().exactOptional(),
  note: text.exactOptional(),
  adjustments: z
    .strictObject({
      gunnery: figure.exactOptional(),
      ac: figure.exactOptional(),
      piloting: figure.exactOptional(),
      morale: figure.exactOptional(),
      damage: figure.exactOptional(),
      hpMax: figure.exactOptional(),
      spMax: figure.exactOptional(),
      speed: figure.exactOptional(),
      range: figure.exactOptional()
    })
    .exactOptional()
})
const rout = z.strictObject({ dc: figure, since: figure, roundsFled: figure })
const fleetReached = z.strictObject({ hp: figure, hasCrossedThreshold: z.boolean(), rout: rout.nullable() })
const officerCorrection = z.strictObject({
  resolvePoints: figure.exactOptional(),
  hasActed: z.boolean().exactOptional(),
  isIncapacitated: z.boolean().exactOptional(),
  fleetId: fleetId.exactOptional(),
  role: role.exactOptional(),
  ranks: z
    .strictObject({
      admiral: figure.exactOptional(),
      commander: figure.exactOptional(),
      chiefEngineer: figure.exactOptional(),
      chiefCaster: figure.exactOptional(),
      chiefTechnician: figure.exactOptional()
    })
    .exactOptional()
})

export const correctionEvents = [
  z.strictObject({ type: z.literal('fleetCorrected'), fleetId, correction: fleetCorrection, reached: fleetReached, reason: text }),
  z.strictObject({ type: z.literal('officerCorrected'), officerId, correction: officerCorrection, reason: text }),
  z.strictObject({
    type: z.literal('attackCorrected'),
    attackId: text,
    correction: z
      .strictObject({ isHit: z.boolean().exactOptional(), damage: figure.exactOptional(), isCriticalNatural: z.boolean().exactOptional() })
      .nullable(),
    reason: text
  })
] as const
