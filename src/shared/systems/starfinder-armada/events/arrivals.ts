import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState, FleetState, OfficerState } from '../model/battle'
import type { ArmadaId, DraftFleet, DraftOfficer } from '../model/design'
import type { arrivalEvents } from '../schema/events-v1/arrivals'
import { EMPTY_BATTLE } from '../state'
import { armadaName } from './words'

/** Who comes to the table: at the beginning, or late. */
export type ArrivalEvent = Infer<(typeof arrivalEvents)[number]>
/**
 * The values with which fleets and officers enter the battle. They are worked out on entry and then kept, whatever the tables say later.
 */
export type Starts = ArrivalEvent['starts']

export const ARRIVAL_EVENTS: EventTable<BattleState, ArrivalEvent> = {
  battleBegun: {
    evolve: (_state, { setup, illegalArmadaIds, starts }) => ({
      ...EMPTY_BATTLE,
      hasBegun: true,
      name: setup.name,
      rulings: setup.rulings,
      armadas: setup.armadas.map(({ sideId, armada }) => ({
        id: armada.id,
        name: armada.name,
        tier: armada.tier,
        sideId,
        isIllegal: illegalArmadaIds.includes(armada.id)
      })),
      fleets: setup.armadas.flatMap(({ armada }) => armada.fleets.map((fleet, index) => newFleet(armada.id, fleet, index + 1, starts))),
      officers: setup.armadas.flatMap(({ armada }) => armada.officers.map(officer => newOfficer(armada.id, officer, starts)))
    }),
    describe: (_state, { setup }, say) => say({ name: setup.name, armadas: setup.armadas.length }, 'SA-001')
  },
  fleetJoined: {
    evolve: (state, event) => joined(state, event.armadaId, [event.fleet], event.officers, event.starts),
    describe: (state, event, say) => say({ fleet: event.fleet.name, armada: armadaName(state, event.armadaId) })
  },
  armadaJoined: {
    evolve: (state, event) => {
      const { id, name, tier, fleets, officers } = event.armada
      const armadas = [...state.armadas, { id, name, tier, sideId: event.sideId, isIllegal: event.isIllegal }]
      return joined({ ...state, armadas }, id, fleets, officers, event.starts)
    },
    describe: (_state, { armada, sideId }, say) => say({ armada: armada.name, side: sideId, fleets: armada.fleets.length })
  }
}

/** New fleets are listed behind the others of their armada. */
function joined(
  state: BattleState,
  armadaId: ArmadaId,
  drafts: readonly DraftFleet[],
  officers: readonly DraftOfficer[],
  starts: Starts
): BattleState {
  const own = state.fleets.filter(fleet => fleet.armadaId === armadaId)
  const last = own.at(-1)
  const place = last === undefined ? state.fleets.length : state.fleets.indexOf(last) + 1
  const highest = own.reduce((number, fleet) => Math.max(number, fleet.number), 0)
  const fleets = drafts.map((draft, i) => newFleet(armadaId, draft, highest + i + 1, starts))
  return {
    ...state,
    // A new list makes `fleetIndex` look up the places of the fleets again.
    armadas: state.armadas.slice(),
    fleets: [...state.fleets.slice(0, place), ...fleets, ...state.fleets.slice(place)],
    officers: [...state.officers, ...officers.map(officer => newOfficer(armadaId, officer, starts))]
  }
}

/** An officer before the first action. */
function newOfficer(armadaId: ArmadaId, draft: DraftOfficer, starts: Starts): OfficerState {
  const resolvePoints = starts.officers.find(one => one.officerId === draft.id)?.resolvePoints ?? draft.resolvePoints
  // Field by field: spreads give V8 a hidden class for every officer, and each sum reads the officers.
  return {
    id: draft.id,
    name: draft.name,
    role: draft.role,
    fleetId: draft.fleetId,
    ranks: draft.ranks,
    baseAttackBonus: draft.baseAttackBonus,
    isPlayer: draft.isPlayer,
    resolvePoints,
    armadaId,
    hasActed: false,
    action: null,
    isIncapacitated: false
  }
}

/** A fleet before the first shot; without a start of its own it has neither hull nor shields yet. */
function newFleet(armadaId: ArmadaId, draft: DraftFleet, number: number, starts: Starts): FleetState {
  const start = starts.fleets.find(one => one.fleetId === draft.id)
  // The fields of `shapedFleet` in its order, so that its hidden class is this one too.
  return {
    id: draft.id,
    armadaId,
    number,
    name: draft.name,
    tier: draft.tier,
    size: draft.size,
    fleetClass: draft.fleetClass,
    abilities: draft.abilities,
    hp: start?.hp ?? 0,
    sp: start?.sp ?? 0,
    status: 'active',
    outSince: null,
    rout: null,
    hasCrossedThreshold: false,
    moralePassedInRound: null,
    movement: 'pending',
    stunt: null,
    hasAttacked: false,
    targetsThisRound: [],
    arrayTargets: 1,
    superweaponReadyRound: 1,
    superweaponReadyBefore: 1,
    hasLaidMines: false,
    lostEngineers: [],
    damagedBy: [],
    adjustments: {},
    isHidden: draft.isHidden ?? false,
    note: ''
  }
}
