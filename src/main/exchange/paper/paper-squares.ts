import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { ImportProblem, ImportProblemCode } from '@shared/exchange/import-problem'
import { stateFormatOf } from '@shared/core/engine/restoring'
import { readSheet, writeSheet, type PaperSheet } from '@shared/exchange/paper/paper-sheet'
import { err, ok, type Result } from '@shared/kernel/result'
import type { PaperSquares } from '@shared/ipc/exchange'
import { systemOf, type SystemId } from '@shared/systems/index'
import { DICTIONARIES } from './dictionaries-v1'

/** Prefix of every square, so that a phone that scans it shows where it comes from. */
const MARK = Buffer.from('FLAG', 'latin1')
/** Version of everything below: header, packing and dictionaries. */
const VERSION = 1
/** Systems by their number on squares. Numbers are never used again for another system. */
const NUMBERED: readonly SystemId[] = ['starfinder-armada', 'firestorm-armada', 'dystopian-wars', 'xwing', 'petit-wargame']
const NO_DICTIONARY = Buffer.alloc(0)
/** Mark, version, system, place of this square, number of squares, seal. */
const HEAD_BYTES = 16
const SEAL_BYTES = 8
/** A sheet has two squares, so that neither is too fine to be photographed. */
const SQUARES = 2
/** Most bytes that a square holds with the lower correction of errors (QR code, version 40-L). */
const SQUARE_BYTES_MAX = 2_953
/** Longest text that squares unpack to: many times the largest battle. */
const TEXT_MAX = 256 * 1024

interface Square {
  readonly version: number
  readonly system: number
  /** From 1. */
  readonly place: number
  readonly count: number
  /** The same on every square of a sheet: a sum over all that they say together. */
  readonly seal: string
  readonly body: Buffer
}

/** The squares of a sheet, byte for byte; null when two are not enough for the battle, or its system has no number yet. */
export function squaresOf(sheet: PaperSheet): readonly Buffer[] | null {
  const system = NUMBERED.indexOf(sheet.system) + 1
  if (system === 0) return null
  const packed = deflateRawSync(writeSheet(sheet), { level: 9, memLevel: 9, dictionary: dictionaryOf(sheet.system) })
  const half = Math.ceil(packed.length / SQUARES)
  if (half + HEAD_BYTES > SQUARE_BYTES_MAX) return null
  const seal = sealOf(system, packed)
  return Array.from({ length: SQUARES }, (_, index) =>
    Buffer.concat([MARK, Buffer.from([VERSION, system, index + 1, SQUARES]), seal, packed.subarray(index * half, (index + 1) * half)])
  )
}

/** An open battle as it stands `at` this moment, for the page to print. */
export function paperSquares(system: SystemId, state: unknown, at: number): PaperSquares {
  const rules = systemOf(system)
  const squares = squaresOf({ system, format: stateFormatOf(rules), rulesVersion: rules.rulesVersion, at, state })
  return { squares: squares?.map(square => square.toString('base64')) ?? null, at }
}

/** Decodes the squares found in one picture, in any order. Foreign squares are skipped. */
export function readSquares(found: readonly Uint8Array[]): Result<PaperSheet, ImportProblem> {
  const ours = found.map(squareOf).filter(square => square !== null)
  const [first] = ours
  if (first === undefined) return refused('no-squares')
  const newer = ours.find(({ version }) => version > VERSION)
  if (newer !== undefined) return refused('newer-format', String(newer.version))
  if (ours.some(({ seal, system, count }) => seal !== first.seal || system !== first.system || count !== first.count))
    return refused('mixed-pair')
  const bodies = Array.from({ length: first.count }, (_, index) => ours.find(({ place }) => place === index + 1)?.body)
  const missing = bodies.indexOf(undefined)
  if (missing >= 0) return refused('half-a-pair', `${String(missing + 1)}/${String(first.count)}`)
  return opened(first, Buffer.concat(bodies.filter(body => body !== undefined)))
}

function opened({ system, seal }: Square, packed: Buffer): Result<PaperSheet, ImportProblem> {
  if (sealOf(system, packed).toString('hex') !== seal) return refused('inconsistent', 'squares')
  const name = NUMBERED[system - 1]
  if (name === undefined) return refused('newer-format', String(system))
  let text: string
  try {
    const bytes = inflateRawSync(packed, { maxOutputLength: TEXT_MAX, dictionary: dictionaryOf(name) })
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refused('invalid', 'squares')
  }
  const sheet = readSheet(name, text)
  return sheet.ok ? ok(sheet.value) : sheet
}

function dictionaryOf(system: SystemId): Buffer {
  return DICTIONARIES[system] ?? NO_DICTIONARY
}

function squareOf(bytes: Uint8Array): Square | null {
  const all = Buffer.from(bytes)
  if (all.length < HEAD_BYTES || !all.subarray(0, MARK.length).equals(MARK)) return null
  const [version = 0, system = 0, place = 0, count = 0] = all.subarray(MARK.length)
  const seal = all.subarray(HEAD_BYTES - SEAL_BYTES, HEAD_BYTES).toString('hex')
  return { version, system, place, count, seal, body: all.subarray(HEAD_BYTES) }
}

function sealOf(system: number, packed: Buffer): Buffer {
  return createHash('sha256')
    .update(Buffer.from([VERSION, system]))
    .update(packed)
    .digest()
    .subarray(0, SEAL_BYTES)
}

function refused(code: ImportProblemCode, at = ''): Result<never, ImportProblem> {
  return err({ code, at })
}
