import type { SameType } from '../../schema/infer'
import { directoryId, sideId } from '../../schema/parts'
import { lineText, nameText, noteText } from '../../schema/text'
import { z } from '../../schema/zod'
import type { ScreenChoice } from '../player-screen'

/** Names of sides and strips in a battle, which may be longer than a typed name. */
const shownName = z.string().max(400)

const showing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('black') }),
  z.strictObject({ kind: z.literal('battle') }),
  z.strictObject({ kind: z.literal('moment') }),
  z.strictObject({ kind: z.literal('note') }),
  z.strictObject({ kind: z.literal('side'), side: shownName }),
  z.strictObject({ kind: z.literal('strip'), side: shownName, strip: shownName })
])

/** What the game master shows on the player screen: the argument of a call, and what is stored of it. */
export const screenChoice = z.strictObject({
  campaignId: directoryId,
  battleId: directoryId,
  eyes: sideId.nullable(),
  showing,
  note: z.strictObject({ title: nameText, text: noteText, from: lineText }).nullable(),
  hidesBalance: z.literal(true).exactOptional(),
  keepsTable: z.literal(true).exactOptional()
})
true satisfies SameType<ScreenChoice, z.infer<typeof screenChoice>>
