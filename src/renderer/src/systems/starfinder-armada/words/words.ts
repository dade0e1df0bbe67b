import type { TableWords } from '../../../contract/table-words'
import { REFUSAL_RULES } from './refusal-rules'

/** How the screens of a battle say no in this system. */
export const SA_WORDS: TableWords = { prefix: 'sa', refusalRules: REFUSAL_RULES, unfinished: ['needs-a-target'] }
