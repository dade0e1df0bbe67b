import type { Result } from '../../kernel/result'
import type { ImportProblem } from '../import-problem'
import type { Exchange } from '../read-exchange'
import type { ReadableFile } from './foreign-file'
import type { ForeignKind } from './foreign-kinds'
import { readBattleScribe, readNewRecruit } from './battlescribe/read-roster'
import { readXws } from './xws/read-xws'

/**
 * Reads a file of another program into what Flagship exchanges, or says what is wrong with it and where. Called in the process that reads
 * imports, with a file of its kind. Text of a reader has not been checked: JSON goes through `parseJson` first. Ids need only differ within
 * the file, for the preview gives new ones.
 */
export type ForeignReader = (file: ReadableFile) => Result<Exchange, ImportProblem>

/** The readers of other programs' files, by kind. A kind without one is recognised, and refused with what can be done about it. */
export const READERS: Readonly<Partial<Record<ForeignKind, ForeignReader>>> = {
  battlescribe: readBattleScribe,
  'new-recruit': readNewRecruit,
  xws: ({ text }) => readXws(text ?? '')
}

/** Kinds that are read even if saved in the old code page of Windows: programs of tables still do. */
export const READ_FROM_ANSI: readonly ForeignKind[] = ['table']
