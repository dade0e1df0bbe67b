import { SIDES, type DiceRequest, type Faces, type Rule } from './rule'

type RuleRun<T> =
  | { readonly kind: 'needs'; readonly request: DiceRequest; readonly asked: readonly DiceRequest[] }
  | { readonly kind: 'done'; readonly value: T; readonly asked: readonly DiceRequest[] }

/** The faces of a tape that a rule, as the battle now stands, does not ask for. */
export class MisfitFaces extends Error {}

/**
 * Runs a rule from the start with the faces answered so far. Throws `MisfitFaces` if the tape holds faces that were not asked for or are
 * not on the die: typed faces are checked with `facesProblem` first, and those accepted earlier may no longer fit once the battle has
 * changed.
 */
export function runRule<T>(rule: Rule<T>, tape: readonly Faces[]): RuleRun<T> {
  const asked: DiceRequest[] = []
  let step = rule.next()
  let used = 0
  while (step.done !== true) {
    const request = step.value
    asked.push(request)
    const faces = tape[used]
    if (faces === undefined) return { kind: 'needs', request, asked }
    const problem = facesProblem(request, faces)
    if (problem !== null) throw new MisfitFaces(`Tape ${String(used)}: ${problem.code} for ${request.purpose}`)
    used += 1
    step = rule.next(faces)
  }
  if (used < tape.length) throw new MisfitFaces(`Unused dice: ${JSON.stringify(tape.slice(used))}`)
  return { kind: 'done', value: step.value, asked }
}

export type FacesProblem =
  | { readonly code: 'wrong-count'; readonly expected: number; readonly read: number }
  | { readonly code: 'not-a-face'; readonly face: number; readonly sides: number; readonly position: number }

/** Why these faces cannot answer this request; null when they can. Positions count from 0. */
export function facesProblem(request: Pick<DiceRequest, 'die' | 'count'>, faces: Faces): FacesProblem | null {
  const sides = SIDES[request.die]
  for (let position = 0; position < faces.length; position += 1) {
    const face = faces[position] ?? 0
    if (!Number.isInteger(face) || face < 1 || face > sides) return { code: 'not-a-face', face, sides, position }
  }
  return faces.length === request.count ? null : { code: 'wrong-count', expected: request.count, read: faces.length }
}
