import type { BeginBattle } from './commands/command'
import { hpMax } from './derive/hull'
import { spMax } from './derive/shields'
import { startingResolve } from './derive/starting-resolve'
import { shapedFleet } from './shape'
import type { ArmadaState, BattleState, FleetState, OfficerState } from './model/battle'
import type { ArmadaId, DraftOfficer } from './model/design'
import type { SaRulings } from './model/rulings'
import { EMPTY_BATTLE } from './state'

/** The table as the battle begins: full hulls, full shields with the engineers' bonus (SA-021, SA-022), nobody has acted. */
export function begin(setup: BeginBattle, illegalArmadaIds: readonly ArmadaId[]): BattleState {
  const bare: BattleState = {
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
    fleets: setup.armadas.flatMap(({ armada }) => armada.fleets.map((fleet, index) => newFleet(armada.id, fleet, index + 1))),
    officers: setup.armadas.flatMap(({ armada }) => armada.officers.map(officer => newOfficer(armada, officer, setup.rulings)))
  }
  return {
    ...bare,
    fleets: bare.fleets.map(fleet => shapedFleet({ ...fleet, hp: hpMax(bare, fleet), sp: spMax(bare, fleet) }))
  }
}

/** An officer before the first action. */
export function newOfficer(armada: Pick<ArmadaState, 'id' | 'tier'>, draft: DraftOfficer, rulings: SaRulings): OfficerState {
  const resolvePoints = startingResolve(rulings, armada.tier, draft)
  return { ...draft, armadaId: armada.id, resolvePoints, hasActed: false, action: null, isIncapacitated: false }
}

/** A fleet before the first shot, hull and shields not yet filled. */
export function newFleet(
  armadaId: FleetState['armadaId'],
  draft: BeginBattle['armadas'][number]['armada']['fleets'][number],
  number: number
): FleetState {
  return {
    ...draft,
    armadaId,
    number,
    hp: 0,
    sp: 0,
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
    engineerBonus: 0,
    damagedBy: [],
    adjustments: {},
    isHidden: false,
    note: ''
  }
}
