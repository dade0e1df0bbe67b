/** Collects the events of a rule with many parts, and keeps the state after the latest. Used for a single decision. */
export class StoryOf<State, Event> {
  readonly events: Event[] = []
  readonly #evolve: (state: State, event: Event) => State

  constructor(
    public state: State,
    evolve: (state: State, event: Event) => State
  ) {
    this.#evolve = evolve
  }

  tell(...events: readonly Event[]): void {
    for (const event of events) {
      this.events.push(event)
      this.state = this.#evolve(this.state, event)
    }
  }
}
