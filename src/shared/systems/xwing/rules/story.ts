import { evolve } from '../evolve'
import type { XwEvent } from '../events'
import type { BattleState } from '../model/battle'

/** Events as they come, and the state behind each: what a rule of many parts tells. */
export class Story {
  readonly events: XwEvent[] = []

  constructor(public state: BattleState) {}

  tell(...events: readonly XwEvent[]): void {
    for (const event of events) {
      this.events.push(event)
      this.state = evolve(this.state, event)
    }
  }
}
