import type { SystemReference } from '../../../contract/system-reference'
import { GLOSSARY } from './glossary'
import { now } from './now'
import { PASSAGES } from './passages'
import { TABLES } from './tables'

export const reference: SystemReference = { passages: PASSAGES, tables: TABLES, glossary: GLOSSARY, now }
