import type { EventTable, Say } from '../../../core/engine/event-table'
import type { Message } from '../../../core/engine/message'
import type { ByType } from '../../../core/engine/rule-system'
import { rulingSet } from '../../../core/housekeeping/rulings'
import { battleTold } from '../../../core/housekeeping/telling'
import type { Infer } from '../../../schema/infer'
import type { BattleState, ShipState } from '../model/battle'
import type { battleEvents } from '../schema/events-v1/battle'
import { findSquad, sideOf } from '../state'
import { sideName } from './words'

/** Who fights, in which order and by which rulings, and how it ends. */
export type BattleEvent = Infer<(typeof battleEvents)[number]>

export const BATTLE_EVENTS: EventTable<BattleState, BattleEvent> = {
  battleBegun: {
    evolve: (state, { name, rulings, squads, ships }) => ({ ...state, hasBegun: true, name, rulings, round: 1, squads, ships }),
    describe: (_state, event, say) => say({ name: event.name, squads: event.squads.length }, 'XW-001')
  },
  playerOrderSet: {
    evolve: (state, event) => ({ ...state, squads: event.squadIds.flatMap(id => state.squads.filter(squad => squad.id === id)) }),
    describe: (state, event, say) => say({ squads: event.squadIds.map(id => findSquad(state, id)?.name ?? id).join(', ') }, 'XW-040')
  },
  shipsJoined: {
    evolve: (state, event) => ({ ...state, ships: [...state.ships, ...event.ships] }),
    describe: (state, event, say) => say({ ships: namesOf(event.ships), squad: findSquad(state, event.squadId)?.name ?? '' })
  },
  squadJoined: {
    evolve: (state, event) => ({ ...state, squads: [...state.squads, event.squad], ships: [...state.ships, ...event.ships] }),
    describe: (_state, { squad, ships }, say) => say({ squad: squad.name, side: squad.sideId, ships: namesOf(ships) })
  },
  rulingSet: rulingSet(),
  battleTold: battleTold(),
  battleEnded: {
    evolve: state => ({ ...state, isOver: true, initiative: null, measured: null, attacks: [], obligations: [] }),
    describe(state, { standingSides, points }, say) {
      if (points !== undefined) return byPoints(state, points, say)
      const { length } = standingSides
      const sides = standingSides.map(id => sideName(state, id)).join(', ')
      const count = squadsIn(state, standingSides)
      return say({ sides, count, score: shipsLeft(state) }, undefined, length === 1 ? 'one' : length === 0 ? 'nobody' : 'several')
    }
  }
}

/** Who has most points left, or the sides that have as many. */
function byPoints(state: BattleState, all: NonNullable<ByType<BattleEvent>['battleEnded']['points']>, say: Say): Message {
  const most = Math.max(...all.map(({ points }) => points))
  const first = all.filter(({ points }) => points === most)
  const score = all.map(({ sideId, points }) => `${sideName(state, sideId)} ${String(points)}`).join(', ')
  const count = squadsIn(
    state,
    first.map(({ sideId }) => sideId)
  )
  return say(
    { sides: first.map(({ sideId }) => sideName(state, sideId)).join(', '), count, score },
    'XW-Q11',
    first.length === 1 ? 'points' : 'even'
  )
}

/** How many squads are called by the names of these sides. */
function squadsIn(state: BattleState, sideIds: readonly string[]): number {
  return state.squads.filter(squad => sideIds.includes(squad.sideId)).length
}

/** What decides where nobody counts points: "Rebels 2, Scum 0". */
function shipsLeft(state: BattleState): string {
  const sides = [...new Set(state.squads.map(squad => squad.sideId))]
  const left = (sideId: string): number =>
    state.ships.filter(({ id, status }) => status === 'active' && sideOf(state, id) === sideId).length
  return sides.map(id => `${sideName(state, id)} ${String(left(id))}`).join(', ')
}

function namesOf(ships: readonly ShipState[]): string {
  return ships.map(ship => ship.name).join(', ')
}
