import type { ImportProblem } from '@shared/exchange/import-problem'
import type { Exchange } from '@shared/exchange/read-exchange'
import type { Result } from '@shared/kernel/result'
import { readImportFile } from './read-import-file'

/** Reads a file that may hold anything, in a process that may die of it. Never rejects. */
export type ImportRunner = (path: string) => Promise<Result<Exchange, ImportProblem>>

/** How long a file may take, in milliseconds. */
export const IMPORT_LIMIT_MS = 10_000
/** How much memory the reading may take, in megabytes. */
export const IMPORT_HEAP_MB = 768

/** Reads in the host's own process: for tests, and where there is no worker's file. */
export const ownProcess: ImportRunner = readImportFile
