import type { BeginBattle } from './commands/command'
import { hpMax } from './derive/hull'
import { spMax } from './derive/shields'
import { shapedFleet } from './shape'
import type { BattleState, FleetState } from './model/battle'
import type { ArmadaId } from './model/design'
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
    officers: setup.armadas.flatMap(({ armada }) =>
      armada.officers.map(officer => ({ ...officer, armadaId: armada.id, hasActed: false, isIncapacitated: false }))
    )
  }
  return {
    ...bare,
    fleets: bare.fleets.map(fleet => shapedFleet({ ...fleet, hp: hpMax(bare, fleet), sp: spMax(bare, fleet) }))
  }
}

function newFleet(
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
    damagedBy: [],
    adjustments: {},
    isHidden: false
  }
}
