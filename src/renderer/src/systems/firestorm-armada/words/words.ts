import type { TableWords } from '../../../contract/table-words'
import { REFUSAL_RULES } from './refusal-rules'

/** How battle screens word this system's refusals. */
export const FA_WORDS: TableWords = { prefix: 'fa', refusalRules: REFUSAL_RULES, unfinished: ['no-aim', 'no-dice'] }
