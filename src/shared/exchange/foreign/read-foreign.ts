import { err, type Result } from '../../kernel/result'
import type { ImportProblem } from '../import-problem'
import type { Exchange } from '../read-exchange'
import type { ReadableFile } from './foreign-file'
import { READ_FROM_ANSI, READERS } from './readers'

/**
 * Reads a file of another program, where its kind has a reader; the problem names the kind either way, so that the answer can say what the
 * file is and what to do about it. Text in an old code page is refused with the place of its first letter that is read differently.
 */
export function readForeign(file: ReadableFile, readers: typeof READERS = READERS): Result<Exchange, ImportProblem> {
  const { kind, encoding, text } = file
  const reader = readers[kind]
  if (reader === undefined) return err({ code: 'foreign', at: '', kind })
  if (encoding === 'windows-1252' && !READ_FROM_ANSI.includes(kind)) return err({ ...notUtf8(text ?? ''), kind })
  const read = reader(file)
  return read.ok ? read : err({ kind, ...read.error })
}

/** The problem of a text that was not saved as UTF-8, at its first letter beyond ASCII. */
export function notUtf8(text: string): ImportProblem {
  const before = text.slice(0, Math.max(0, text.search(/[^\0-\x7f]/u)))
  const lines = before.split(/\r\n?|\n/u)
  return { code: 'not-utf8', at: `${String(lines.length)}:${String((lines.at(-1) ?? '').length + 1)}` }
}
