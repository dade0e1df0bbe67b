import { marksOf, marksOnSide, rosterMarks } from '../../core/names/marks'
import { naming } from '../../core/names/naming'
import type { BattleState } from './model/battle'

/** Ships go by their place in the rack of their side, which is the order in which they arrived. */
export const xwNaming = naming<BattleState>({
  sidesIn: ({ squads }) => squads.map(({ sideId }) => sideId),
  bearersIn({ squads, ships }, letterOf) {
    const sides = new Map<string, string>(squads.map(({ id, sideId }) => [id, letterOf(sideId)]))
    const ofSquads = rosterMarks(squads, letterOf)
    const ofShips = marksOnSide(ships, ({ squadId }) => sides.get(squadId) ?? '')
    return [
      ...squads.map(({ id, name }) => ({ id, name, marks: marksOf(ofSquads, id) })),
      ...ships.map(({ id, name, squadId }) => ({ id, name, within: squadId, marks: marksOf(ofShips, id) }))
    ]
  },
  renamed: (state, rename) => ({ ...state, squads: rename(state.squads), ships: rename(state.ships) })
})
