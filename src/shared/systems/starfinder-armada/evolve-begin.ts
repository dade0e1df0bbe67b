import type { SaEvent, Starts } from './events'
import type { BattleState, FleetState, OfficerState } from './model/battle'
import type { ArmadaId, DraftFleet, DraftOfficer } from './model/design'
import { shapedFleet } from './shape'
import { EMPTY_BATTLE } from './state'

type BattleBegun = Extract<SaEvent, { type: 'battleBegun' }>

/** The table as the battle begins: hulls, shields and Resolve as its event says, nobody has acted. */
export function begin(event: BattleBegun): BattleState {
  const { setup, illegalArmadaIds, starts } = event
  return {
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
  }
}

/** An officer before the first action. */
export function newOfficer(armadaId: ArmadaId, draft: DraftOfficer, starts: Starts): OfficerState {
  const resolvePoints = starts.officers.find(one => one.officerId === draft.id)?.resolvePoints ?? draft.resolvePoints
  return { ...draft, armadaId, resolvePoints, hasActed: false, action: null, isIncapacitated: false }
}

/** A fleet before the first shot; one of which nothing is said has neither hull nor shields yet. */
export function newFleet(armadaId: ArmadaId, draft: DraftFleet, number: number, starts: Starts): FleetState {
  const start = starts.fleets.find(one => one.fleetId === draft.id)
  return shapedFleet({
    ...draft,
    armadaId,
    number,
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
    isHidden: false,
    note: ''
  })
}
