/** Events as they come, and the state behind each: what a rule of many parts tells. Lives no longer than the one decision it serves. */
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
