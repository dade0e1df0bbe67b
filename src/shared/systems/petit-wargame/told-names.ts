import { marksOf, marksOnSide, rosterMarks } from '../../core/names/marks'
import { naming } from '../../core/names/naming'
import type { BattleState } from './model/battle'

/** Ships go by their number within their side. */
export const pwNaming = naming<BattleState>({
  sidesIn: ({ fleets }) => fleets.map(({ sideId }) => sideId),
  bearersIn({ fleets, squadrons, ships }, letterOf) {
    const letters = new Map<string, string>(fleets.map(({ id, sideId }) => [id, letterOf(sideId)]))
    const sides = new Map<string, string>(squadrons.map(({ id, fleetId }) => [id, letters.get(fleetId) ?? '']))
    const sideOf = (squadronId: string): string => sides.get(squadronId) ?? ''
    const ofFleets = rosterMarks(fleets, letterOf)
    const ofSquadrons = marksOnSide(squadrons, ({ id }) => sideOf(id), 'groups')
    const ofShips = marksOnSide(ships, ({ squadronId }) => sideOf(squadronId))
    return [
      ...fleets.map(({ id, name }) => ({ id, name, marks: marksOf(ofFleets, id) })),
      ...squadrons.map(({ id, name, fleetId }) => ({ id, name, within: fleetId, marks: marksOf(ofSquadrons, id) })),
      ...ships.map(({ id, name, squadronId }) => ({ id, name, within: squadronId, marks: marksOf(ofShips, id) }))
    ]
  },
  renamed: (state, rename) => ({
    ...state,
    fleets: rename(state.fleets),
    squadrons: rename(state.squadrons),
    ships: rename(state.ships)
  })
})
