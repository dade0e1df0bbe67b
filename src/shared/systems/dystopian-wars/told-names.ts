import { marksOf, marksOnSide, rosterMarks } from '../../core/names/marks'
import { naming } from '../../core/names/naming'
import type { BattleState } from './model/battle'
import type { SquadronId } from './model/force'

/** Units and wings go by their place in the rack of their side: squadron by squadron, units before wings. */
export const dwNaming = naming<BattleState>({
  sidesIn: ({ forces }) => forces.map(({ sideId }) => sideId),
  bearersIn({ forces, squadrons, units, wings }, letterOf) {
    const letters = new Map(forces.map(({ id, sideId }) => [id, letterOf(sideId)]))
    const sides = new Map(squadrons.map(({ id, forceId }) => [id, letters.get(forceId) ?? '']))
    const sideOf = (squadronId: SquadronId): string => sides.get(squadronId) ?? ''
    const ofForces = rosterMarks(forces, letterOf)
    const ofSquadrons = marksOnSide(squadrons, ({ id }) => sideOf(id), 'groups')
    const parts = [...units, ...wings]
    const inRack = squadrons.flatMap(({ id }) => parts.filter(one => one.squadronId === id))
    const ofParts = marksOnSide(inRack, ({ squadronId }) => sideOf(squadronId))
    return [
      ...forces.map(({ id, name }) => ({ id, name, marks: marksOf(ofForces, id) })),
      ...squadrons.map(({ id, name, forceId }) => ({ id, name, within: forceId, marks: marksOf(ofSquadrons, id) })),
      ...parts.map(({ id, name, squadronId }) => ({ id, name, within: squadronId, marks: marksOf(ofParts, id) }))
    ]
  },
  renamed: (state, rename) => ({
    ...state,
    forces: rename(state.forces),
    squadrons: rename(state.squadrons),
    units: rename(state.units),
    wings: rename(state.wings)
  })
})
