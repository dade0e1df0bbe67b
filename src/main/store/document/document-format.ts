import { createHash } from 'node:crypto'
import { err, ok, type Result } from '@shared/kernel/result'
import type { Infer } from '@shared/schema/infer'
import { z } from '@shared/schema/zod'
import { asBuffer, decodeLine, encodeLine, LINE_FEED } from './crc-line'
import { isOfNewerFormat } from './stated-format'

/** The newest format of a document file this program can read. The first line keeps its format, so older programs recognise newer files. */
const DOCUMENT_FORMAT = 1

type DocumentProblem = { readonly code: 'damaged'; readonly detail: string } | { readonly code: 'newer-format'; readonly detail: string }

const documentHeader = z.object({
  flagship: z.literal('document'),
  fmt: z.int().positive(),
  /** The kind of document (`campaign`, `settings` ...), so that a file copied over another of a different kind is noticed. */
  kind: z.string(),
  /** Length of everything after the first line, bytes. */
  len: z.number(),
  /** SHA-256 of everything after the first line, hex. */
  sha256: z.string()
})
type DocumentHeader = Infer<typeof documentHeader>

/** A document as bytes: a checked header line, then the JSON, indented for people. Throws a TypeError when `value` has no JSON form. */
export function encodeDocument(kind: string, value: unknown): Buffer {
  // The library's types do not say that a function or `undefined` has no JSON form.
  const json = JSON.stringify(value, null, 1) as string | undefined
  if (json === undefined) throw new TypeError('the value has no JSON form')
  const body = Buffer.from(`${json}\n`, 'utf8')
  const header: DocumentHeader = { flagship: 'document', fmt: DOCUMENT_FORMAT, kind, len: body.length, sha256: sha256(body) }
  return Buffer.concat([encodeLine(JSON.stringify(header)), body])
}

/** Decodes the JSON of a document. Any flipped bit, and any missing or added byte, is `damaged`. */
export function decodeDocument(kind: string, file: Uint8Array): Result<unknown, DocumentProblem> {
  const bytes = asBuffer(file)
  const headerEnd = bytes.indexOf(LINE_FEED)
  const firstLine = headerEnd < 0 ? bytes : bytes.subarray(0, headerEnd)
  if (isOfNewerFormat(firstLine, 'document', DOCUMENT_FORMAT))
    return err({ code: 'newer-format', detail: `this program knows format ${DOCUMENT_FORMAT}` })
  const header = documentHeader.safeParse(headerEnd < 0 ? null : decodeLine(firstLine)?.json).data
  if (header === undefined) return damaged('the first line')
  if (header.kind !== kind) return damaged(`holds "${header.kind}", not "${kind}"`)
  const body = bytes.subarray(headerEnd + 1)
  if (body.length !== header.len) return damaged(`${body.length} bytes after the first line, ${header.len} were written`)
  if (sha256(body) !== header.sha256) return damaged('the text does not match its checksum')
  try {
    return ok(JSON.parse(body.toString('utf8')) as unknown)
  } catch {
    return damaged('the text is not JSON')
  }
}

function damaged(detail: string): Result<never, DocumentProblem> {
  return err({ code: 'damaged', detail })
}

/** SHA-256 in hex. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
