import { figure, key, list, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { draftArmadaV1, draftFleetV1, draftOfficerV1 } from '../roster-v1'
import { armadaId, fleetId, officerId } from './parts'

const battleSetup = z.strictObject({
  type: z.literal('beginBattle').exactOptional(),
  name: text,
  armadas: list(z.strictObject({ sideId: text, armada: draftArmadaV1 })),
  rulings: z.record(key, text)
})
const fleetStart = z.strictObject({ fleetId, hp: figure, sp: figure })
const officerStart = z.strictObject({ officerId, resolvePoints: figure })
const starts = z.strictObject({ fleets: list(fleetStart), officers: list(officerStart) })

export const arrivalEvents = [
  typed('battleBegun', {
    /** As the command said it, which left its type in it. */
    setup: battleSetup,
    illegalArmadaIds: list(armadaId),
    starts
  }),
  typed('fleetJoined', { armadaId, fleet: draftFleetV1, officers: list(draftOfficerV1), starts }),
  typed('armadaJoined', { sideId: text, armada: draftArmadaV1, isIllegal: z.boolean(), starts })
] as const
