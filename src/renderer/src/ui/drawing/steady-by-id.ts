import { sameIfEqual } from './same-if-equal'

/** Keeps the same object per id while the model is equal, so only changes are re-rendered. */
export function steadyById<Id, Model>(): (id: Id, model: Model) => Model {
  const shown = new Map<Id, Model>()
  return (id, model) => {
    const kept = sameIfEqual(model, shown.get(id))
    shown.set(id, kept)
    return kept
  }
}
