import { partId, whole } from '../../schema/parts'
import { lineText, longText, nameText, noteText, ruleWord } from '../../schema/text'
import { z } from '../../schema/zod'

/** What a chronicle keeps of a battle and of the rosters, in campaigns of format 1. Released versions are never edited. */
export const outcomeV1 = z.array(z.strictObject({ name: z.string().max(700), standing: whole(0, 10_000), of: whole(0, 10_000) })).max(8)

/** How it ended, by its kind and the names in its sentence, and which of its sides won; null for none. */
export const endingV1 = z.strictObject({
  kind: z.enum([
    'holdsPlace',
    'takesPlace',
    'destroys',
    'drivesOff',
    'holds',
    'won',
    'nobody',
    'nobodyTakes',
    'level',
    'ahead',
    'open',
    'over',
    'own'
  ]),
  victor: whole(0, 7).nullable(),
  names: z.partialRecord(z.enum(['side', 'other', 'ship', 'place', 'battle', 'headline']), z.string().max(700))
})

export const decisionV1 = z.enum(['struck', 'wounded', 'whole'])
export const lastingV1 = z.enum(['damage', 'criticals', 'spent'])

export const momentNoteV1 = z.strictObject({
  id: partId,
  /** The last entry of the log when it was written. */
  seq: whole(0, Number.MAX_SAFE_INTEGER),
  round: whole(0, 10_000),
  text: noteText
})

const figure = whole(-9_999, 9_999)
const words = z.array(nameText).max(99)

export const woundV1 = z.strictObject({
  rosterId: partId,
  unitId: partId,
  /** The battle it comes from. */
  from: nameText,
  wound: z.record(ruleWord, z.union([figure, words, z.record(ruleWord, z.union([figure, words]))]))
})

/** Something that a decision took out of a roster, or changed in it; the way to it is names and ids, from the roster on. */
const takenV1 = z.strictObject({
  way: z.array(ruleWord).max(9),
  /** Its place in a list; absent for a field that was changed. */
  at: whole(0, 10_000).exactOptional(),
  was: z.json()
})

/** A decision in the order in which they were made, with what it needs to be taken back. */
export const decidedV1 = z.strictObject({
  /** Counts all decisions of the campaign. */
  nth: whole(1, Number.MAX_SAFE_INTEGER),
  partId,
  rosterId: partId,
  /** What is kept, of those that are wounded. */
  kept: z.array(lastingV1).max(3),
  /** The damage it brought along before; null for none. */
  wound: woundV1.nullable(),
  taken: z.array(takenV1).max(99)
})

export const arrivalV1 = z.strictObject({
  id: partId,
  /** The round it is to arrive in; a turn in the games that have turns. */
  round: whole(1, 10_000),
  /** Who arrives, in the table's words. */
  who: lineText
})

/** Fields of a battle in the list. */
export const battleNotesV1 = {
  notes: longText.exactOptional(),
  moments: z.array(momentNoteV1).max(500).exactOptional(),
  outcome: outcomeV1.exactOptional(),
  ending: endingV1.exactOptional(),
  settled: z.record(partId, decisionV1).exactOptional(),
  decided: z.array(decidedV1).max(2_000).exactOptional(),
  /** Reinforcements that have not arrived yet. */
  arrivals: z.array(arrivalV1).max(99).exactOptional(),
  /** The part of the first battle that it teaches, from 1. */
  lessonPart: whole(1, 9).exactOptional()
}

/** Fields of a campaign. */
export const campaignNotesV1 = {
  /** Notes on ships, fleets, wings and officers, by their ids. */
  partNotes: z.record(partId, longText).exactOptional(),
  wounds: z.array(woundV1).max(5_000).exactOptional()
}
