import { directoryId, partId, rulings, typed } from '../../schema/parts'
import type { Roster } from '../../schema/hosted-system'
import { lineText, longText, nameText } from '../../schema/text'
import { z } from '../../schema/zod'
import { AUTOMATION_LEVELS } from '../automation'

/** The campaign knows which system it belongs to; the host then validates it with that system's own schema. */
const roster: z.ZodType<Roster> = z.looseObject({ id: partId, name: nameText, allowIllegal: z.boolean() })

/** A change to a campaign document. */
export const campaignEdit = z.discriminatedUnion('type', [
  typed('rename', { name: nameText }),
  typed('archive', { isArchived: z.boolean() }),
  typed('saveNotes', { notes: longText }),
  /** One more line at the end of the notes. */
  typed('addNote', { line: lineText }),
  /** Replaces the roster with that id, or adds it at the end. It belongs to the campaign's system. */
  typed('saveRoster', { roster }),
  typed('removeRoster', { rosterId: partId }),
  typed('setRulings', { rulings }),
  typed('setAutomation', { level: z.enum(AUTOMATION_LEVELS) }),
  typed('renameBattle', { battleId: directoryId, name: nameText })
])
