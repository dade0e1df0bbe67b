import { REFUSALS } from '@shared/systems/petit-wargame/commands/refusal'
import type { TableWords } from '../../../contract/table-words'

/** How battle screens word this system's refusals. */
export const PW_WORDS: TableWords = { prefix: 'pw', refusals: REFUSALS, unfinished: ['wrong-elements', 'wrong-tokens'] }
