import { whole } from '../../schema/parts'
import { lineText, ruleWord } from '../../schema/text'
import { z } from '../../schema/zod'

/** A campaign in the trash: its id and the time it was put there. */
export const trashId = z.string().regex(/^[a-z0-9-]{1,80}$/u)

/** The refusals the GM overrules, and the reason. */
export const overruling = z.strictObject({ refusals: z.array(ruleWord).min(1).max(20), reason: lineText })

/** Only checks that the number can be typed; `takeDice` checks whether it is on the die. */
export const typedFaces = z.array(z.array(whole(0, 999)).max(200)).max(100)

export const seq = whole(0, Number.MAX_SAFE_INTEGER)
