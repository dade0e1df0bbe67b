import type { TableWords } from '../../../contract/table-words'
import { REFUSAL_RULES } from './refusal-rules'

/** How the screens of a battle say no in this system. */
export const PW_WORDS: TableWords = { prefix: 'pw', refusalRules: REFUSAL_RULES, unfinished: ['wrong-elements', 'wrong-tokens'] }
