import { key, list, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
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
  typed('battleBegun', {
    /** As the command said it, which left its type in it. */
    setup: battleSetup,
    illegalForceIds: list(forceId)
  }),
  typed('squadronsJoined', { forceId, squadrons: list(draftSquadronV1) }),
  typed('forceJoined', { sideId: text, force: draftForceV1, isIllegal: z.boolean() })
] as const
