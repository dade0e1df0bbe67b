import { REFUSALS } from '@shared/systems/starfinder-armada/commands/refusal'
import type { TableWords } from '../../../contract/table-words'

/** How battle screens word this system's refusals. */
export const SA_WORDS: TableWords = { prefix: 'sa', refusals: REFUSALS, unfinished: ['needs-a-target'] }
