import { key, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { draftForceV1, draftSquadronV1 } from '../roster-v1'
import { forceId } from './parts'

const battleSetup = z.strictObject({
  type: z.literal('beginBattle').exactOptional(),

  name: text,
  forces: list(z.strictObject({ sideId: text, force: draftForceV1 })),
  rulings: z.record(key, text)
})

export const arrivalEvents = [
  z.strictObject({
    type: z.literal('battleBegun'),
    /** As the command said it, which left its type in it. */
    setup: battleSetup,
    illegalForceIds: list(forceId)
  }),
  z.strictObject({ type: z.literal('squadronsJoined'), forceId, squadrons: list(draftSquadronV1) }),
  z.strictObject({ type: z.literal('forceJoined'), sideId: text, force: draftForceV1, isIllegal: z.boolean() })
] as const
