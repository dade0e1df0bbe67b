import { marksIn, marksOf, rosterMarks } from '../../core/names/marks'
import { naming } from '../../core/names/naming'
import type { BattleState } from './model/battle'

/** Fleets go by their number in their armada, officers by the fleet they are aboard. */
export const saNaming = naming<BattleState>({
  sidesIn: ({ armadas }) => armadas.map(({ sideId }) => sideId),
  bearersIn({ armadas, fleets, officers }, letterOf) {
    const ofArmadas = rosterMarks(armadas, letterOf)
    const ofFleets = marksIn(ofArmadas, fleets, fleet => fleet.armadaId)
    return [
      ...armadas.map(({ id, name }) => ({ id, name, marks: marksOf(ofArmadas, id) })),
      ...fleets.map(({ id, name, armadaId }) => ({ id, name, within: armadaId, marks: marksOf(ofFleets, id) })),
      ...officers.map(({ id, name, fleetId }) => ({ id, name, within: fleetId, marks: marksOf(ofFleets, fleetId) }))
    ]
  },
  renamed: (state, rename) => ({
    ...state,
    armadas: rename(state.armadas),
    fleets: rename(state.fleets),
    officers: rename(state.officers)
  })
})
