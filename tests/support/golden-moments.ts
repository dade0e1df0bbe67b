import { hostedSystem, type SystemId } from '@shared/systems/index'
import { goldenBattles } from './golden-battles'

/** Moments of the recorded battles of a system: one state in `oneIn`, and the last of each battle. */
export function goldenMoments(id: SystemId, oneIn: number): readonly unknown[] {
  const { rules } = hostedSystem(id)
  return [...goldenBattles(rules).values()].flatMap(({ entries }) => {
    let state = rules.initial
    return entries.flatMap(({ events }, index) => {
      state = events.reduce(rules.evolve, state)
      return index % oneIn === 0 || index === entries.length - 1 ? [state] : []
    })
  })
}
