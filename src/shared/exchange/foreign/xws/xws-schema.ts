import { z } from '../../../schema/zod'

/** A text, or what programs write where they have none. */
const word = z.union([z.string(), z.null()]).optional()
const slot = z.union([z.string(), z.array(z.string()), z.null()])

/** A pilot. First edition and some programs say `name` where others say `id`; PHP writes `[]` where nothing is in a dictionary. */
const pilotXws = z
  .looseObject({
    id: word,
    name: word,
    ship: word,
    points: z.unknown().optional(),
    upgrades: z.union([z.record(z.string(), slot), z.array(z.unknown()).max(0), z.null()]).optional()
  })
  .refine(pilot => typeof pilot.id === 'string' || typeof pilot.name === 'string', { path: ['id'] })
export type PilotXws = z.infer<typeof pilotXws>

/** XWS, from the first edition to 2.0 and what programs add to it. What is not named here, such as `vendor`, is of no use to us. */
export const squadXws = z.looseObject({
  version: z.unknown().optional(),
  name: word,
  faction: word,
  pilots: z.array(pilotXws).min(1).max(60)
})
