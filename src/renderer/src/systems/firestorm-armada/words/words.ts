import type { TableWords } from '../../../contract/table-words'
import { REFUSAL_RULES } from './refusal-rules'

/** How the screens of a battle say no in this system. */
export const FA_WORDS: TableWords = { prefix: 'fa', refusalRules: REFUSAL_RULES, unfinished: ['no-aim', 'no-dice'] }
