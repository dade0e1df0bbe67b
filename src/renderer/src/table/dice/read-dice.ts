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
  const singles = parts.length > 1 ? null : readSingles(first, request, nextRequest, symbols)
  if (singles !== null) return { kind: 'ready', answers: singles }
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

/** "4 6 2" for single dice: when every request is for one die, spaces separate answers as commas do, and single digits need none. */
function readSingles(text: string, request: DiceRequest, nextRequest: NextRequest, symbols: SymbolDice | null): readonly Faces[] | null {
  const answers: Faces[] = []
  let next: DiceRequest | null = request
  for (const word of text.trim().split(/[\s+]+/u)) {
    const read = next === null ? null : readFaces(word, next.die, symbols)
    if (read?.ok !== true) return null
    for (const face of read.value) {
      if (next?.count !== 1 || facesProblem(next, [face]) !== null) return null
      if (read.value.length > 1 && !isReadByDigits(next.die)) return null
      answers.push([face])
      next = nextRequest(answers)
    }
  }
  return answers.length > 1 ? answers : null
}
