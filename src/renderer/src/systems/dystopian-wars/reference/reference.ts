import type { SystemReference } from '../../../contract/system-reference'

export const reference: SystemReference = { passages: {}, tables: {}, glossary: [], now: () => [] }
