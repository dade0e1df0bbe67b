import { directoryId, partId, rulings, typed } from '../../schema/parts'
import type { Roster } from '../../schema/hosted-system'
import { lineText, longText, nameText } from '../../schema/text'
import { z } from '../../schema/zod'
import { AUTOMATION_LEVELS } from '../automation'
import { arrivalV1, momentNoteV1 } from '../versions/chronicle-v1'

/** Which system it belongs to is known beside it; the host then validates it with that system's own schema. */
export const anyRoster: z.ZodType<Roster> = z.looseObject({ id: partId, name: nameText, allowIllegal: z.boolean() })

/** A change to a campaign document. */
export const campaignEdit = z.discriminatedUnion('type', [
  typed('rename', { name: nameText }),
  typed('archive', { isArchived: z.boolean() }),
  typed('saveNotes', { notes: longText }),
  /** One more line at the end of the notes. */
  typed('addNote', { line: lineText }),
  /**
   * Replaces the roster with that id, or adds it at the end. It belongs to the campaign's system. `base` is the roster it was made from:
   * where another window has saved it otherwise meanwhile, the edit is refused.
   */
  typed('saveRoster', { roster: anyRoster, base: anyRoster.optional() }),
  typed('removeRoster', { rosterId: partId }),
  typed('setRulings', { rulings }),
  typed('setAutomation', { level: z.enum(AUTOMATION_LEVELS) }),
  typed('renameBattle', { battleId: directoryId, name: nameText }),
  typed('noteBattle', { battleId: directoryId, notes: longText }),
  /** Notes on a ship, fleet, wing or officer of a roster; an empty text takes them away. */
  typed('notePart', { partId, notes: longText }),
  /** Adds a note on a moment of a battle, or replaces the one with its id. */
  typed('noteMoment', { battleId: directoryId, moment: momentNoteV1 }),
  /** Reinforcements are to arrive in a later round, or those with that id in another. */
  typed('planArrival', { battleId: directoryId, arrival: arrivalV1 }),
  typed('dropArrival', { battleId: directoryId, arrivalId: partId }),
  /** A first battle goes on without its lesson. */
  typed('endLesson', { battleId: directoryId }),
  typed('removeMoment', { battleId: directoryId, momentId: partId }),
  /** A unit is whole again: it begins its next battle without the damage it was to bring along. */
  typed('repair', { unitId: partId })
])
