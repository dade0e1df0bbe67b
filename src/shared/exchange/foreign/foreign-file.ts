import type { ForeignKind } from './foreign-kinds'

/** A file from outside, as far as it has been unpacked. */
export interface ForeignFile {
  readonly bytes: Uint8Array
  /** The text without its byte order mark; null for a file that is no text. */
  readonly text: string | null
  /** How the text was saved. What is neither UTF-8 nor UTF-16 is taken for the old code page of western Windows, if it could be one. */
  readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252' | null
}

/**
 * Unpacks a raw deflate stream, as in ZIP and gzip; null where it is damaged or would be larger than `bytesMax`. The host gives it, for
 * `shared` has no zlib.
 */
export type Inflate = (packed: Uint8Array, bytesMax: number) => Uint8Array | null

/** What a reader is given of a file. */
export interface ReadableFile extends ForeignFile {
  readonly kind: ForeignKind
  readonly inflate: Inflate
  /** The text of bytes that were packed in it, and how it was saved; the host reads the file itself by the same. */
  readonly decode: (bytes: Uint8Array) => Pick<ForeignFile, 'text' | 'encoding'>
}
