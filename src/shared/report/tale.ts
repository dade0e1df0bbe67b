import type { Message } from '../core/engine/message'
import type { AccountAct, AccountPhase, AccountRound } from './account'
import type { Course } from './course'

/** What was told, round by round and phase by phase. Mutable, and owned by one teller. */
export class Tale {
  readonly #rounds = new Map<number, { readonly phases: { readonly name: Message; readonly acts: AccountAct[] }[] }>()

  /** Takes an act that says something. One that goes on in another phase is told in each. */
  take(round: number, phase: Message, act: AccountAct): void {
    const { phases } = this.#roundOf(round)
    const last = phases.at(-1)
    if (last?.name.key === phase.key && sameValues(last.name, phase)) {
      const before = last.acts.at(-1)
      if (before?.seq === act.seq) last.acts.splice(-1, 1, { ...before, says: [...before.says, ...act.says] })
      else last.acts.push(act)
    } else phases.push({ name: phase, acts: [act] })
  }

  /** The rounds with their ends, in order, and the attacks made in each. */
  rounds(course: Course, attacks: readonly { readonly round: number; readonly isHit: boolean | null }[]): readonly AccountRound[] {
    return course.rounds.map(({ number, word, hull }) => {
      const own = attacks.filter(attack => attack.round === number)
      const phases: readonly AccountPhase[] = this.#rounds.get(number)?.phases ?? []
      return { number, word, hull, attacks: own.length, hits: own.filter(attack => attack.isHit === true).length, phases }
    })
  }

  #roundOf(round: number): { readonly phases: { readonly name: Message; readonly acts: AccountAct[] }[] } {
    const known = this.#rounds.get(round)
    if (known !== undefined) return known
    const made = { phases: [] }
    this.#rounds.set(round, made)
    return made
  }
}

function sameValues(one: Message, other: Message): boolean {
  return JSON.stringify(one.values) === JSON.stringify(other.values)
}
