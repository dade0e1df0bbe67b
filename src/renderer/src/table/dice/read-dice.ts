import { isReadByDigits, readHandNotation } from '@shared/core/dice/hand-notation'
import type { DiceRequest, Die, Faces } from '@shared/core/dice/rule'
import { facesProblem, type FacesProblem } from '@shared/core/dice/run-rule'
import type { Result } from '@shared/kernel/result'
import { hasSymbols, type SymbolDice } from '../../contract/dice/symbol-dice'

/** What the rule asks for after these answers; null when it needs no more dice. */
export type NextRequest = (answers: readonly Faces[]) => DiceRequest | null

type TextProblem = { readonly code: 'not-a-number'; readonly text: string } | { readonly code: 'no-such-letter'; readonly letter: string }

type DiceTextProblem = FacesProblem | TextProblem | { readonly code: 'too-many-answers'; readonly unused: number }

/** The parsed text of a dice field: empty, invalid, or faces that answer one or more requests. */
export type DiceReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly problem: DiceTextProblem; readonly isUnfinished: boolean }
  | { readonly kind: 'ready'; readonly answers: readonly Faces[] }

/** Parses "6 6 4, 5 2", or "h h c, f" for symbol dice, against the current request and those that would follow it. */
export function readDice(text: string, request: DiceRequest, nextRequest: NextRequest, symbols: SymbolDice | null = null): DiceReading {
  const parts = partsOf(text)
  const [first] = parts
  if (first === undefined) return { kind: 'empty' }
  const runs = parts.length > 1 ? null : readRuns(first, request, nextRequest, symbols)
  if (runs !== null) return runs
  const answers: Faces[] = []
  let next: DiceRequest | null = request
  for (const part of parts) {
    if (next === null)
      return { kind: 'problem', problem: { code: 'too-many-answers', unused: parts.length - answers.length }, isUnfinished: false }
    const read = readFaces(part, next.die, symbols)
    if (!read.ok) return { kind: 'problem', problem: read.error, isUnfinished: false }
    const problem = facesProblem(next, read.value)
    if (problem !== null)
      return { kind: 'problem', problem, isUnfinished: problem.code === 'wrong-count' && problem.read < problem.expected }
    answers.push(read.value)
    next = nextRequest(answers)
  }
  return { kind: 'ready', answers }
}

/** The parts between commas; a trailing comma announces an answer still to be typed. */
function partsOf(text: string): readonly string[] {
  const typed = text.replace(/[\s,;]+$/u, '')
  return typed === '' ? [] : typed.split(/[,;]/u)
}

function readFaces(text: string, die: Die, symbols: SymbolDice | null): Result<Faces, TextProblem> {
  return hasSymbols(symbols, die) ? symbols.read(die, text) : readHandNotation(text, die)
}

/**
 * "4 6 2" for single dice, "1144" or "11 44" for two pairs: when every request is for as many dice, spaces separate answers as commas do,
 * and digits need none.
 */
function readRuns(text: string, request: DiceRequest, nextRequest: NextRequest, symbols: SymbolDice | null): DiceReading | null {
  const answers: Faces[] = []
  let faces: readonly number[] = []
  let next: DiceRequest | null = request
  for (const word of text.trim().split(/[\s+]+/u)) {
    const read = next === null ? null : readFaces(word, next.die, symbols)
    if (read?.ok !== true) return null
    for (const face of read.value) {
      if (next?.count !== request.count || (request.count > 1 && next.die !== request.die)) return null
      if (read.value.length > 1 && !isReadByDigits(next.die)) return null
      faces = [...faces, face]
      if (faces.length < next.count) continue
      if (facesProblem(next, faces) !== null) return null
      answers.push(faces)
      faces = []
      next = nextRequest(answers)
    }
  }
  const problem = answers.length === 0 || next === null || faces.length === 0 ? null : facesProblem(next, faces)
  if (problem !== null) return { kind: 'problem', problem, isUnfinished: true }
  return answers.length > 1 ? { kind: 'ready', answers } : null
}
