import { marksIn, marksOf, numbered, rosterMarks } from '../../core/names/marks'
import { naming } from '../../core/names/naming'
import type { BattleState } from './model/battle'

/** Squadrons and flights go by their number in their fleet; ships and wings by that of theirs, and of several in one by their place too. */
export const faNaming = naming<BattleState>({
  sidesIn: ({ fleets }) => fleets.map(({ sideId }) => sideId),
  bearersIn({ fleets, units, ships, wings }, letterOf) {
    const parts = [...ships, ...wings]
    const ofFleets = rosterMarks(fleets, letterOf)
    const ofUnits = marksIn(ofFleets, units, unit => unit.fleetId)
    const ofParts = numbered(
      parts,
      part => part.unitId,
      ({ unitId }, place) => {
        const [mark, ...finer] = marksOf(ofUnits, unitId)
        return [mark, ...[mark, ...finer].map(one => `${one}.${String(place)}`)]
      }
    )
    return [
      ...fleets.map(({ id, name }) => ({ id, name, marks: marksOf(ofFleets, id) })),
      ...units.map(({ id, name, fleetId }) => ({ id, name, within: fleetId, marks: marksOf(ofUnits, id) })),
      ...parts.map(({ id, name, unitId }) => ({ id, name, within: unitId, marks: marksOf(ofParts, id) }))
    ]
  },
  renamed: (state, rename) => ({
    ...state,
    fleets: rename(state.fleets),
    units: rename(state.units),
    ships: rename(state.ships),
    wings: rename(state.wings)
  })
})
