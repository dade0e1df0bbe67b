import { REFUSALS } from '@shared/systems/dystopian-wars/commands/refusal'
import type { TableWords } from '../../../contract/table-words'

/** How battle screens word this system's refusals. */
export const DW_WORDS: TableWords = {
  prefix: 'dw',
  refusals: REFUSALS,
  unfinished: ['needs-number', 'bad-fire']
}
