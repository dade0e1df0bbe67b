import type { News } from '@shared/ipc/news'
import type { OpenBattle } from '../battle/open-battles'
import type { Step } from './became'
import { phaseNow } from './phase-now'

/** Follows a battle between two looks at it: its new entries, and whether its phase has changed. */
export class BattleCourse {
  readonly #battle: OpenBattle
  #state: unknown
  #steps: Step[] = []
  #phase: string

  constructor(battle: OpenBattle) {
    this.#battle = battle
    this.#state = battle.host.state
    this.#phase = phaseNow(battle)
  }

  /** Called as soon as an entry is in the log. */
  note(news: News): void {
    if (news.kind !== 'battle.appended') return
    const after = this.#battle.host.state
    this.#steps.push({ entry: news.entry, before: this.#state, after })
    this.#state = after
  }

  /** What has happened since it was asked last. */
  next(): { readonly steps: readonly Step[]; readonly isNewPhase: boolean } {
    const steps = this.#steps
    const phase = phaseNow(this.#battle)
    const isNewPhase = phase !== this.#phase
    this.#steps = []
    this.#phase = phase
    return { steps, isNewPhase }
  }
}
