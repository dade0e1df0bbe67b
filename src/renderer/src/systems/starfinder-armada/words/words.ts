import type { TableWords } from '../../../contract/table-words'
import { REFUSAL_RULES } from './refusal-rules'

/** How battle screens word this system's refusals. */
export const SA_WORDS: TableWords = { prefix: 'sa', refusalRules: REFUSAL_RULES, unfinished: ['needs-a-target'] }
