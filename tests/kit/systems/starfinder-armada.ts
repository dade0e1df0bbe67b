import { systemKit } from '@kit/core/engine'
import { starfinderArmada } from '@shared/systems/starfinder-armada/index'
import type { SaCommand, SaCommands } from '@shared/systems/starfinder-armada/commands/command'
import { evolve } from '@shared/systems/starfinder-armada/events'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import type {
  Ability,
  DraftArmada,
  DraftFleet,
  DraftOfficer,
  FleetClass,
  FleetId,
  OfficerId,
  Role,
  Size
} from '@shared/systems/starfinder-armada/model/design'
import { armadaId, fleetId, officerId, sameRanks } from '@shared/systems/starfinder-armada/model/design'
import { withConsequences } from '@shared/systems/starfinder-armada/rules/consequences'
import { tableOf } from '@shared/systems/starfinder-armada/derive/fleet/starts'
import { theFleet } from '@shared/systems/starfinder-armada/state'

/** Builders for tests of this system: small armadas with readable ids, and battles at a chosen moment. */
export const { given } = systemKit(starfinderArmada)

export interface FleetSketch {
  readonly id: string
  readonly tier?: number
  readonly size?: Size
  readonly fleetClass?: FleetClass
  readonly abilities?: readonly Ability[]
}

export function aFleet(sketch: FleetSketch): DraftFleet {
  const { id, tier = 5, size = 'medium', fleetClass = 'destroyer', abilities = [] } = sketch
  return { id: fleetId(id), name: id, tier, size, fleetClass, abilities }
}

/** An officer of 6 ranks (bonus +3), whatever the role, with two Resolve Points. */
export function anOfficer(id: string, role: Role, aboard: string, ranks = 6): DraftOfficer {
  return {
    id: officerId(id),
    name: id,
    role,
    fleetId: fleetId(aboard),
    ranks: { ...sameRanks(ranks), [role]: ranks },
    baseAttackBonus: null,
    isPlayer: true,
    resolvePoints: 2
  }
}

export function anArmada(id: string, fleets: readonly FleetSketch[], officers: readonly DraftOfficer[] = [], tier = 5): DraftArmada {
  return { id: armadaId(id), name: id, tier, fleets: fleets.map(aFleet), officers, allowIllegal: true }
}

/** A battle between these armadas, each its own side: A, B, C, ... in deployment. */
export function battle(...armadas: readonly DraftArmada[]): BattleState {
  return battleWith({}, ...armadas)
}

export function battleWith(rulings: BattleState['rulings'], ...armadas: readonly DraftArmada[]): BattleState {
  const setup: SaCommands['beginBattle'] = {
    type: 'beginBattle',
    name: 'test',
    armadas: armadas.map((armada, i) => ({ sideId: 'ABCD'.charAt(i), armada })),
    rulings
  }
  return tableOf(setup)
}

/** The battle with these fields, for a test that starts in the middle. */
export function at(state: BattleState, phase: BattleState['phase'], round = 1): BattleState {
  return after(state, { type: 'phaseEntered', round, phase })
}

/** The battle with fields of one fleet set. */
export function having(state: BattleState, id: string, fields: Partial<FleetState>): BattleState {
  return { ...state, fleets: state.fleets.map(fleet => (fleet.id === id ? { ...fleet, ...fields } : fleet)) }
}

export function after(state: BattleState, ...events: readonly SaEvent[]): BattleState {
  return withConsequences(state, events).reduce(evolve, state)
}

export function fleetIn(state: BattleState, id: string): FleetState {
  return theFleet(state, fleetId(id))
}

/** A short-range attack from outside the front arc with nothing special, and with these changes. */
export function attack(attacker: string, target: string, fields: Partial<SaCommands['stageAttack']> = {}): SaCommands['stageAttack'] {
  return {
    type: 'stageAttack',
    attackerId: fleetId(attacker),
    targetId: fleetId(target),
    rangeHexes: 1,
    isFromFrontArc: false,
    arrayTargets: 1,
    usesSuperweapon: false,
    resolveOfficerId: null,
    debrisCrossed: 0,
    isTargetAhead: true,
    gmCheck: 0,
    gmAc: 0,
    ...fields
  }
}

export const advance: SaCommand = { type: 'advancePhase' }

/** The state after a command with these dice; its events are not checked. */
export function play(state: BattleState, command: SaCommand, ...answers: readonly (readonly number[])[]): BattleState {
  return given(state)
    .when(command)
    .rolling(...answers)
    .thenState(() => true).state
}

export const f: (id: string) => FleetId = fleetId
export const o: (id: string) => OfficerId = officerId
