import { sameIfEqual } from './same-if-equal'

/** Of each id, what says the same as before stays the same object, so that only what has changed is drawn anew. */
export function steadyById<Id, Model>(): (id: Id, model: Model) => Model {
  const shown = new Map<Id, Model>()
  return (id, model) => {
    const kept = sameIfEqual(model, shown.get(id))
    shown.set(id, kept)
    return kept
  }
}
