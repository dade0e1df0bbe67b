import type { TableWords } from '../../../contract/table-words'
import { REFUSAL_RULES } from './refusal-rules'

/** How battle screens word this system's refusals. */
export const PW_WORDS: TableWords = { prefix: 'pw', refusalRules: REFUSAL_RULES, unfinished: ['wrong-elements', 'wrong-tokens'] }
