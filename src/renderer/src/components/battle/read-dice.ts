import { readHandNotation } from '@shared/core/dice/hand-notation'
import type { DiceRequest, Faces } from '@shared/core/dice/rule'
import { facesProblem } from '@shared/core/dice/run-rule'
import type { FacesProblem } from '@shared/core/dice/run-rule'
import type { Result } from '@shared/kernel/result'
import { ok } from '@shared/kernel/result'
import { hasSymbols } from './symbol-dice'
import type { SymbolDice } from './symbol-dice'

/** What the rule asks once these answers are on its tape; null when it asks nothing more. */
export type AskAfter = (answers: readonly Faces[]) => DiceRequest | null

type TextProblem = { readonly code: 'not-a-number'; readonly text: string } | { readonly code: 'no-such-letter'; readonly letter: string }

export type DiceTextProblem = FacesProblem | TextProblem | { readonly code: 'too-many-answers'; readonly unused: number }

/** The text of a dice field, read: nothing yet, something wrong, or faces that answer one or more requests. */
export type DiceReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly problem: DiceTextProblem; readonly isUnfinished: boolean }
  | { readonly kind: 'ready'; readonly answers: readonly Faces[] }

/** Reads "6 6 4, 5 2", or "h h c, f" where the dice show symbols, against the request at hand and the ones that would follow it. */
export function readDice(text: string, request: DiceRequest, askAfter: AskAfter, symbols: SymbolDice | null = null): DiceReading {
  const parsed = hasSymbols(symbols, request.die) ? readSymbols(text, request, symbols) : readHandNotation(text)
  if (!parsed.ok) return { kind: 'problem', problem: parsed.error, isUnfinished: false }
  const typed = splitSingles(withoutEmptyEnd(parsed.value), request, askAfter)
  if (typed.length === 0) return { kind: 'empty' }
  const answers: Faces[] = []
  let next: DiceRequest | null = request
  for (const faces of typed) {
    if (next === null)
      return { kind: 'problem', problem: { code: 'too-many-answers', unused: typed.length - answers.length }, isUnfinished: false }
    const problem = facesProblem(next, faces)
    if (problem !== null)
      return { kind: 'problem', problem, isUnfinished: problem.code === 'wrong-count' && problem.read < problem.expected }
    answers.push(faces)
    next = askAfter(answers)
  }
  return { kind: 'ready', answers }
}

function readSymbols(text: string, { die }: DiceRequest, symbols: SymbolDice): Result<readonly Faces[], TextProblem> {
  const answers: Faces[] = []
  for (const part of text.split(',')) {
    const read = symbols.read(die, part)
    if (!read.ok) return read
    answers.push(read.value)
  }
  return ok(answers)
}

/** "4 6 2" for one die each: where every request asks for a single die, spaces part the answers as commas do. */
function splitSingles(typed: readonly Faces[], request: DiceRequest, askAfter: AskAfter): readonly Faces[] {
  const faces = typed[0] ?? []
  if (typed.length !== 1 || request.count !== 1 || faces.length <= 1) return typed
  const singles = faces.map(face => [face])
  let next: DiceRequest | null = request
  for (let i = 0; i < singles.length; i += 1) {
    if (next?.count !== 1) return typed
    next = askAfter(singles.slice(0, i + 1))
  }
  return singles
}

/** A comma at the end announces an answer that is not typed yet. */
function withoutEmptyEnd(answers: readonly Faces[]): readonly Faces[] {
  let end = answers.length
  while (end > 0 && answers[end - 1]?.length === 0) end -= 1
  return answers.slice(0, end)
}
