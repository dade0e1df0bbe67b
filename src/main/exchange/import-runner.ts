import type { ImportProblem } from '@shared/exchange/import-problem'
import type { Exchange } from '@shared/exchange/read-exchange'
import type { Result } from '@shared/kernel/result'
import { readImportFile } from './read-import-file'

/** Reads an untrusted file in a process that it may crash. Never rejects. */
export type ImportRunner = (path: string) => Promise<Result<Exchange, ImportProblem>>

/** Time limit for one file, in milliseconds. */
export const IMPORT_LIMIT_MS = 10_000
/**
 * Limit of V8's heap in that process, in megabytes. With all that the heap does not hold, the process has at most 768: the program itself,
 * the bytes of the file, and the reader of squares, whose memory has a limit of its own.
 */
export const IMPORT_HEAP_MB = 640

/** Reads in the host's own process: for tests, and where there is no worker file. */
export const ownProcess: ImportRunner = path => readImportFile(path)
