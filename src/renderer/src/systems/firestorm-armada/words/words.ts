import { REFUSALS } from '@shared/systems/firestorm-armada/commands/refusal'
import type { TableWords } from '../../../contract/table-words'

/** How battle screens word this system's refusals. */
export const FA_WORDS: TableWords = { prefix: 'fa', refusals: REFUSALS, unfinished: ['no-aim', 'no-dice'] }
