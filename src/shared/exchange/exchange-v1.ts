import { settingsV1 } from '../campaign/versions/settings-v1'
import type { Typed } from '../core/engine/rule-system'
import type { AnsweredDice, CommandEntry, UndoEntry } from '../core/log/entry'
import { partId, rulings, whole } from '../schema/parts'
import { lineText, nameText, ruleWord } from '../schema/text'
import { z } from '../schema/zod'

/**
 * Format 1 of exchange files. Released versions are never edited, and do not depend on any current list: dice, systems and commands are
 * checked afterwards, by the code that reads them.
 */
export const EXCHANGE_FORMAT = 1
/** The most campaigns in one file. */
export const CAMPAIGNS_MAX = 500
/** The most rosters of a library in one file: as many as a library holds. */
const KEPT_MAX = 1_000

const seq = whole(1, Number.MAX_SAFE_INTEGER)
const typed: z.ZodType<Typed> = z.looseObject({ type: ruleWord })
const entryHead = { seq, at: whole(0, Number.MAX_SAFE_INTEGER), by: ruleWord }
const answeredDice = z.strictObject({
  purpose: ruleWord,
  die: ruleWord,
  actor: partId.nullable(),
  faces: z.array(whole(1, 1_000_000)).max(500),
  by: z.enum(['hand', 'host'])
})

const entry = z.discriminatedUnion('kind', [
  z.strictObject({
    ...entryHead,
    kind: z.literal('command'),
    command: typed,
    dice: z.array(answeredDice).max(2_000),
    events: z.array(typed).max(10_000),
    rulesVersion: whole(1, 1_000_000),
    overruled: z.strictObject({ refusals: z.array(ruleWord).max(50), reason: lineText }).exactOptional()
  }),
  z.strictObject({ ...entryHead, kind: z.enum(['undo', 'redo']), target: seq })
])

const campaignCopy = z.strictObject({
  /** A campaign document of any released format; read by `readCampaign`. */
  campaign: z.looseObject({ format: whole(1, 1_000) }),
  battles: z.array(z.strictObject({ id: partId, entries: z.array(entry).max(1_000_000) })).max(2_000)
})

const head = {
  format: z.literal(EXCHANGE_FORMAT),
  /** Version of the program that wrote the file, for people to read. */
  version: ruleWord,
  /** Milliseconds since 1970. */
  at: whole(0, Number.MAX_SAFE_INTEGER)
}

/** A roster as far as it is the same in every game. */
const roster = z.looseObject({ id: partId, name: nameText, allowIllegal: z.boolean() })
const keptRoster = z.strictObject({ system: ruleWord, roster })

/** Everything that can be exchanged. A single battle is exported as a campaign of its own, with the rosters that fight in it. */
export const exchangeV1 = z.discriminatedUnion('flagship', [
  z.strictObject({ ...head, flagship: z.literal('campaign'), ...campaignCopy.shape }),
  z.strictObject({
    ...head,
    flagship: z.literal('everything'),
    campaigns: z.array(campaignCopy).max(CAMPAIGNS_MAX),
    /** The game master's own library; absent if it is empty or in another file of several. */
    library: z.array(keptRoster).max(KEPT_MAX).exactOptional()
  }),
  z.strictObject({
    ...head,
    flagship: z.literal('roster'),
    system: ruleWord,
    /** The house rules it was built under. */
    rulings,
    roster
  }),
  z.strictObject({ ...head, flagship: z.literal('settings'), settings: settingsV1 })
])

export type WrittenCampaign = z.infer<typeof campaignCopy>
/** A roster with its game, as written: its contents are not read yet. */
export type WrittenRoster = z.infer<typeof keptRoster>
/** An entry as written: its dice are only names so far. */
export type WrittenEntry = UndoEntry | (Omit<CommandEntry<Typed, Typed>, 'dice'> & { readonly dice: readonly WrittenDice[] })
type WrittenDice = Omit<AnsweredDice, 'die'> & { readonly die: string }
