import { REFUSALS } from '@shared/systems/xwing/commands/refusal'
import type { TableWords } from '../../../contract/table-words'

/** How battle screens word this system's refusals. */
export const XW_WORDS: TableWords = {
  prefix: 'xw',
  refusals: REFUSALS,
  unfinished: ['no-use', 'no-dice']
}
