import type { ForeignKind } from './foreign/foreign-kinds'

/** Why a file cannot be imported. Each stage of reading can only reject; nothing is written until all have passed. */
export const IMPORT_PROBLEMS = [
  'not-a-file',
  'unreadable',
  'too-large',
  'not-utf8',
  'not-json',
  'not-xml',
  'xml-declares',
  'too-deep',
  'too-many-values',
  'duplicate-key',
  'forbidden-key',
  'out-of-range',
  'bad-text',
  'not-flagship',
  'newer-format',
  'unknown-field',
  'invalid',
  'inconsistent',
  'too-slow',
  'too-heavy',
  'bad-picture',
  'no-squares',
  'half-a-pair',
  'mixed-pair',
  'players-replay',
  'foreign'
] as const
export type ImportProblemCode = (typeof IMPORT_PROBLEMS)[number]

export interface ImportProblem {
  readonly code: ImportProblemCode
  /** The place or the thing: line and column, a path in the document, a format number; empty if there is none. */
  readonly at: string
  /** The program it is a file of, where that was recognised. */
  readonly kind?: ForeignKind
}

/** Limits of an imported file: bytes, levels of nesting, values of any kind. */
export const IMPORT_LIMITS = { bytes: 32 * 1024 * 1024, depth: 64, values: 2_000_000 } as const

/** Limits of a picture of a printed sheet: points in all and along an edge, and bytes once it is unpacked. */
export const PICTURE_LIMITS = { points: 50_000_000, edge: 16_000, bytes: 200_000_000 } as const
