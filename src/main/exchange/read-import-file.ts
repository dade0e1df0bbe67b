import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { ForeignFile } from '@shared/exchange/foreign/foreign-file'
import { notUtf8, readForeign } from '@shared/exchange/foreign/read-foreign'
import { recognise, type FileKind } from '@shared/exchange/foreign/recognise'
import { readExchange, type Exchange } from '@shared/exchange/read-exchange'
import { IMPORT_LIMITS, type ImportProblem, type ImportProblemCode } from '@shared/exchange/import-problem'
import { err, type Result } from '@shared/kernel/result'
import { blockIn } from '@shared/replay/replay-file'
import { systemClock } from '../platform/clock'
import { decodeText } from './decode-text'
import { inflate, packedHead } from './inflate'
import { isPicture } from './paper/picture-size'
import { readShareCode } from './share-code'

/** Without it, opening a pipe that nobody writes to would block for ever. Windows has neither the flag nor the pipes. */
const NON_BLOCKING = process.platform === 'win32' ? 0 : constants.O_NONBLOCK

const refused = (code: ImportProblemCode): Result<never, ImportProblem> => err({ code, at: '' })

/**
 * Reads an untrusted file: an export of ours, a replay or share code that holds one, a picture of a printed sheet, or a file of another
 * program that has a reader. It is opened once, must be a
 * regular file, and is read from that one handle even if it changes meanwhile. `wasm` is the reader of pictures as a file of this program;
 * null where its package is at hand. Never rejects.
 */
export async function readImportFile(path: string, wasm: string | null = null): Promise<Result<Exchange, ImportProblem>> {
  const bytes = await bytesOf(path)
  if (!bytes.ok) return bytes
  const file = Buffer.from(bytes.value.buffer, bytes.value.byteOffset, bytes.value.byteLength)
  if (isPicture(file)) {
    // Loaded for pictures alone: a reader of squares is large.
    const { readPicture } = await import('./paper/read-picture')
    return readPicture(file, wasm, systemClock.now())
  }
  const unpacked = { bytes: bytes.value, ...decodeText(bytes.value) }
  const { text, encoding } = unpacked
  const log = text === null ? null : blockIn(text, 'log')
  if (log !== null) return readLog(log)
  const kind = kindOf(unpacked)
  if (kind === 'json' && text !== null) return encoding === 'windows-1252' ? err(notUtf8(text)) : readExchange(text)
  if (kind === 'share-code' && text !== null) return readCode(text)
  return kind === 'json' || kind === 'share-code' ? refused('not-utf8') : readForeign({ ...unpacked, kind, inflate, decode: decodeText })
}

/** Programs that pack a single file are told by what is in it. */
function kindOf(file: Pick<ForeignFile, 'bytes' | 'text'>): FileKind {
  const kind = recognise(file)
  const head = kind === 'archive' ? packedHead(file.bytes) : null
  return head !== null && recognise({ bytes: head, text: decodeText(head).text }) === 'mekhq' ? 'mekhq' : kind
}

function readCode(text: string): Result<Exchange, ImportProblem> {
  const code = readShareCode(text)
  return code.ok ? readExchange(code.value.toString('utf8')) : code
}

/** Reads the log in a replay: an export, packed. The players' copy has none. */
function readLog(packed: string): Result<Exchange, ImportProblem> {
  if (packed === '') return refused('players-replay')
  try {
    const bytes = gunzipSync(Buffer.from(packed, 'base64'), { maxOutputLength: IMPORT_LIMITS.bytes })
    return readExchange(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    return refused(codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'inconsistent')
  }
}

async function bytesOf(path: string): Promise<Result<Uint8Array, ImportProblem>> {
  let file
  try {
    file = await open(path, constants.O_RDONLY | NON_BLOCKING)
  } catch (error) {
    return refused(codeOf(error) === 'EISDIR' ? 'not-a-file' : 'unreadable')
  }
  try {
    const { size, ...stat } = await file.stat().then(found => ({ size: found.size, isFile: found.isFile() }))
    if (!stat.isFile) return refused('not-a-file')
    if (size > IMPORT_LIMITS.bytes) return refused('too-large')
    const bytes = new Uint8Array(size + 1)
    let length = 0
    for (;;) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length, length)
      length += bytesRead
      if (bytesRead === 0 || length === bytes.length) break
    }
    // It grew while it was read.
    if (length > size) return refused('unreadable')
    return { ok: true, value: bytes.subarray(0, length) }
  } catch {
    return refused('unreadable')
  } finally {
    await file.close()
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
