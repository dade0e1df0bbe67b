import { SIDES, type DiceRequest, type Faces } from '@shared/core/dice/rule'
import { facesProblem } from '@shared/core/dice/run-rule'
import { submit } from '@shared/core/engine/submit'
import type { AnsweredDice, Overruling } from '@shared/core/log/entry'
import type { DiceAnswer, DiceProblem, WireCommand } from '@shared/ipc/calls'
import type { ErasedSystem } from '@shared/systems/index'
import type { RandomSource } from '../platform/random-source'

/** A command in progress, with the dice it has been given so far. */
export interface Attempt {
  readonly command: WireCommand
  /** The refusals the GM overrules; null for none. */
  readonly overruling: Overruling | null
  readonly answered: readonly AnsweredDice[]
}

export type Outcome =
  | { readonly kind: 'refused'; readonly refusal: string; readonly canForce: boolean }
  | {
      readonly kind: 'needs'
      readonly request: DiceRequest
      readonly answered: readonly AnsweredDice[]
      readonly problem: DiceProblem | null
    }
  | {
      readonly kind: 'decided'
      readonly events: readonly WireCommand[]
      readonly answered: readonly AnsweredDice[]
      /** The overruled refusals that actually applied; null when the rules allowed the command. */
      readonly overruled: Overruling | null
    }
  /** Faces were given to a command that asks for no dice at all. */
  | { readonly kind: 'unasked'; readonly unused: number }

/**
 * Advances an attempt as far as these dice allow. Typed faces answer the requests in turn. The first that does not fit is returned as the
 * `problem` of the request it was meant for; those before it count. If any are left over at the end, none of the answer counts. With `roll`
 * the host rolls for the requests left when the typed faces run out. The only side effect is on the random source.
 */
export function takeDice(rules: ErasedSystem, state: unknown, attempt: Attempt, answer: DiceAnswer, random: RandomSource): Outcome {
  const typed = answer.faces ?? []
  let used = 0
  let answered = attempt.answered
  for (;;) {
    const step = submit(rules, state, attempt.command, tapeOf(answered), attempt.overruling?.refusals)
    if (step.kind === 'refused') return step
    if (step.kind === 'decided') {
      const unused = typed.length - used
      if (unused > 0) return tooMany(rules, state, attempt, unused)
      const refusals = step.overruled
      const overruled = refusals.length === 0 ? null : { refusals, reason: attempt.overruling?.reason ?? '' }
      return { kind: 'decided', events: step.events, answered, overruled }
    }
    const { request } = step
    const faces = typed[used]
    if (faces !== undefined) {
      const problem = facesProblem(request, faces)
      if (problem !== null) return { kind: 'needs', request, answered, problem }
      answered = [...answered, marked(request, faces, 'hand')]
      used += 1
    } else if (answer.roll === true) {
      answered = [...answered, marked(request, rolled(request, random), 'host')]
    } else {
      return { kind: 'needs', request, answered, problem: null }
    }
  }
}

function tooMany(rules: ErasedSystem, state: unknown, attempt: Attempt, unused: number): Outcome {
  const before = submit(rules, state, attempt.command, tapeOf(attempt.answered), attempt.overruling?.refusals)
  if (before.kind !== 'needs') return { kind: 'unasked', unused }
  return { kind: 'needs', request: before.request, answered: attempt.answered, problem: { code: 'too-many-answers', unused } }
}

function tapeOf(answered: readonly AnsweredDice[]): readonly Faces[] {
  return answered.map(dice => dice.faces)
}

function marked(request: DiceRequest, faces: Faces, by: AnsweredDice['by']): AnsweredDice {
  return { purpose: request.purpose, die: request.die, actor: request.actor, faces, by }
}

function rolled(request: DiceRequest, random: RandomSource): Faces {
  return Array.from({ length: request.count }, () => random.face(SIDES[request.die]))
}
