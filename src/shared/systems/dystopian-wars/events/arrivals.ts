import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState, SquadronState, UnitState, WingState } from '../model/battle'
import type { DraftForce, DraftSquadron, ForceId } from '../model/force'
import type { arrivalEvents } from '../schema/events-v1/arrivals'
import { forceName } from './words'

/** Who comes to the table: at the beginning, or late. */
export type ArrivalEvent = Infer<(typeof arrivalEvents)[number]>

export const ARRIVAL_EVENTS: EventTable<BattleState, ArrivalEvent> = {
  battleBegun: {
    evolve: (state, { setup, illegalForceIds }) => {
      const bare: BattleState = { ...state, hasBegun: true, name: setup.name, rulings: setup.rulings, turn: 1 }
      return setup.forces.reduce((now, { sideId, force }) => arrived(now, sideId, force, illegalForceIds.includes(force.id)), bare)
    },
    describe: (_state, { setup }, say) => say({ name: setup.name, forces: setup.forces.length }, 'DW-001')
  },
  squadronsJoined: {
    evolve: (state, event) => joined(state, event.forceId, event.squadrons),
    describe: (state, { forceId, squadrons }, say) =>
      say({ force: forceName(state, forceId), squadrons: namesOf(squadrons), count: squadrons.length }, 'DW-001')
  },
  forceJoined: {
    evolve: (state, event) => arrived(state, event.sideId, event.force, event.isIllegal),
    describe: (_state, { sideId, force }, say) => say({ force: force.name, side: sideId, squadrons: namesOf(force.squadrons) }, 'DW-001')
  }
}

function namesOf(squadrons: readonly DraftSquadron[]): string {
  return squadrons.map(squadron => squadron.name).join(', ')
}

function arrived(state: BattleState, sideId: string, { id, name, cards, squadrons }: DraftForce, isIllegal: boolean): BattleState {
  return joined({ ...state, forces: [...state.forces, { id, name, sideId, cards, isIllegal }] }, id, squadrons)
}

/** Newcomers are undamaged and have not been activated. */
function joined(state: BattleState, forceId: ForceId, squadrons: readonly DraftSquadron[]): BattleState {
  return {
    ...state,
    squadrons: [...state.squadrons, ...squadrons.map(squadron => squadronOf(squadron, forceId))],
    units: [...state.units, ...squadrons.flatMap(unitsOf)],
    wings: [...state.wings, ...squadrons.flatMap(wingsOf)]
  }
}

function squadronOf({ id, name, isHidden }: DraftSquadron, forceId: ForceId): SquadronState {
  return { id, name, forceId, hasActivated: false, ...(isHidden === true ? { isHidden } : {}), note: '' }
}

function unitsOf(squadron: DraftSquadron): readonly UnitState[] {
  return squadron.units.map(unit => ({
    ...unit,
    squadronId: squadron.id,
    hpStart: unit.hp,
    status: 'active',
    criticals: [],
    isObscured: false,
    depth: 'surfaced',
    diceAdjustment: 0,
    note: ''
  }))
}

function wingsOf(squadron: DraftSquadron): readonly WingState[] {
  return squadron.wings.map(wing => ({
    ...wing,
    squadronId: squadron.id,
    tokensStart: wing.tokens,
    status: 'flying',
    hasAborted: false,
    bar: 'none',
    diceAdjustment: 0,
    note: ''
  }))
}
