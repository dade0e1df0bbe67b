import { list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { position, sideRoll, squadronId } from './parts'

export const deploymentEvents = [
  z.strictObject({ type: z.literal('deploymentRolled'), rolls: list(sideRoll), sideId: text }),
  z.strictObject({ type: z.literal('squadronPlaced'), squadronId, at: position }),
  z.strictObject({ type: z.literal('deploymentPassed'), sideId: text }),
  z.strictObject({ type: z.literal('deploymentEnded') })
] as const
