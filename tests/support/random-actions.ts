import type { ActionChoice, SaCommand, SaCommands } from '@shared/systems/starfinder-armada/commands/command'
import { BOOSTS, ACTIONS, type OfficerAction } from '@shared/systems/starfinder-armada/model/officer-actions'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { SaObligation } from '@shared/systems/starfinder-armada/model/obligation'
import { armadaId, fleetId, officerId, type FleetId, type OfficerId } from '@shared/systems/starfinder-armada/model/design'
import { readRuling, RULINGS } from '@shared/systems/starfinder-armada/rulings'
import { OFFICER_ACTIONS } from '@shared/systems/starfinder-armada/tables/officers'
import type { Chance } from './chance'
import { randomTelling } from './random-telling'

/** Any officer action, mostly one of the officer's own role; often a repair where there is something to repair, as it seldom succeeds. */
export function randomAction(chance: Chance, state: BattleState): SaCommands['takeAction'] {
  const menders = state.effects.some(effect => effect.kind === 'condition')
    ? state.officers.filter(one => one.role === OFFICER_ACTIONS.repair.role)
    : []
  const isRepair = menders.length > 0 && chance.whole(1, 4) === 1
  const all = isRepair ? menders : state.officers
  const officer = all.length === 0 ? undefined : chance.oneOf(all)
  const own = ACTIONS.filter(action => OFFICER_ACTIONS[action].role === officer?.role)
  const other = own.length === 0 || chance.whole(1, 6) === 1 ? chance.oneOf(ACTIONS) : chance.oneOf(own)
  const action = isRepair ? 'repair' : other
  return {
    type: 'takeAction',
    officerId: officer?.id ?? officerId('nobody'),
    choice: choiceFor(chance, state, action),
    rangeHexes: chance.oneOf([null, null, 3, 14]),
    resolveOfficerId: chance.whole(1, 6) === 1 ? (officer?.id ?? null) : null,
    gmCheck: chance.oneOf([0, 0, 5])
  }
}

function choiceFor(chance: Chance, state: BattleState, action: OfficerAction): ActionChoice {
  const fleet = (): FleetId => chance.oneOf(state.fleets).id
  const officer = (): OfficerId => (state.officers.length === 0 ? officerId('nobody') : chance.oneOf(state.officers).id)
  switch (action) {
    case 'encourage':
      return {
        action,
        targetId: chance.whole(0, 1) === 1 ? fleet() : officer(),
        bonus: chance.oneOf(['officer', 'untyped'] as const)
      }
    case 'direct':
      return { action, raises: chance.oneOf(['gunnery', 'ac'] as const) }
    case 'repair': {
      const conditions = state.effects.filter(effect => effect.kind === 'condition')
      const one = conditions.length === 0 ? undefined : chance.oneOf(conditions)
      return { action, fleetId: one === undefined ? fleet() : fleetId(one.targetId), effectId: one?.id ?? 'e0' }
    }
    case 'boost':
      return { action, fleetId: fleet(), boost: chance.oneOf(BOOSTS) }
    case 'conjure':
      return { action, place: chance.oneOf(['', 'by the moon']) }
    case 'precognition':
      return { action }
    case 'scramble':
      return { action, fleetId: fleet(), victimId: chance.whole(0, 1) === 1 ? officer() : null }
    case 'target':
      return { action, fleetId: fleet(), enemyId: fleet() }
    case 'rally':
      return { action, fleetId: state.fleets.find(one => one.status === 'routed')?.id ?? fleet() }
    default:
      return { action, fleetId: fleet() }
  }
}

/** Commands about things on the table, and the GM's commands on the whole battle. */
export function tableCommands(chance: Chance, state: BattleState): (() => SaCommand)[] {
  const fleet = (): FleetId => chance.oneOf(state.fleets).id
  const mines = (): string => state.effects.find(effect => effect.kind === 'mines')?.id ?? 'e0'
  const reason = 'fuzz'
  const common = { resolveOfficerId: null, gmCheck: 0 } as const
  return [
    () => ({ type: 'layMines', fleetId: fleet(), place: '' }),
    () => ({ type: 'layMines', fleetId: fleet(), place: 'the ring' }),
    () => ({
      type: 'attackMines',
      attackerId: fleet(),
      effectId: mines(),
      hex: chance.whole(0, 1),
      rangeHexes: chance.whole(0, 9),
      debrisCrossed: 0,
      ...common
    }),
    () => randomTelling(chance, ['A', 'B']),
    () => {
      const ruling = chance.oneOf(RULINGS)
      return { type: 'setRuling', key: ruling.key, value: chance.oneOf(ruling.values) }
    },
    () => ({
      type: 'correctFleets',
      targets: state.fleets.slice(0, 3).map(one => ({ fleetId: one.id, measure: chance.oneOf(['half', 'whole', 'double'] as const) })),
      change: { kind: chance.oneOf(['damage', 'hullDamage', 'restoreShields', 'restoreHull'] as const), points: chance.whole(1, 9) },
      reason
    }),
    () =>
      chance.whole(1, 6) === 1
        ? { type: 'withdrawFleet', fleetId: fleet(), reason }
        : (outOf(chance, state) ?? { type: 'correctFleet', fleetId: fleet(), correction: { note: 'seen' }, reason }),
    () => joining(chance, state)
  ]
}

/** The GM withdraws a fleet that owes something, so that what it owes lapses. */
function outOf(chance: Chance, state: BattleState): SaCommand | null {
  const due = state.obligations[0]
  if (due === undefined) return null
  const correction = { status: chance.oneOf(['disabled', 'destroyed'] as const) }
  return { type: 'correctFleet', fleetId: due.fleetId, correction, reason: 'fuzz' }
}

/** Late arrivals, now and then. */
function joining(chance: Chance, state: BattleState): SaCommand {
  const id = `late${String(state.nextId)}x${String(state.fleets.length)}`
  const fleet = { id: fleetId(id), name: id, tier: chance.whole(1, 20), size: 'small', fleetClass: 'fighter', abilities: [] } as const
  if (state.fleets.length > 14) return { type: 'setDistance', hexes: 9 }
  if (chance.whole(0, 2) > 0) {
    return { type: 'joinFleet', armadaId: chance.oneOf(state.armadas).id, fleet, officers: [] }
  }
  const armada = { id: armadaId(`${id}a`), name: id, tier: fleet.tier, fleets: [fleet], officers: [], allowIllegal: true }
  return { type: 'joinArmada', sideId: chance.oneOf(['A', 'B', 'C', 'D']), armada }
}

/** One thing owed, settled in a random way. */
export function settleRandomly(chance: Chance, state: BattleState, due: SaObligation): SaCommand {
  const common = { obligationId: due.id, resolveOfficerId: null, gmCheck: chance.oneOf([0, -9, 9]) }
  switch (due.kind) {
    case 'critical':
      return { type: 'settleCritical', obligationId: due.id }
    case 'morale':
      return { type: 'settleMorale', ...common }
    case 'freeAttack':
      return { type: 'settleFreeAttack', ...common }
    case 'boarding':
      return { type: 'settleBoarding', rangeHexes: chance.whole(0, 4), ...common }
    case 'routCascade':
      return { type: 'settleCascade', obligationId: due.id, fleetIds: [] }
    case 'selfDestruct':
      return {
        type: 'settleSelfDestruct',
        isFromFrontArc: chance.whole(0, 1) === 1,
        ...common,
        targetId: chance.oneOf([null, chance.oneOf(state.fleets).id])
      }
    case 'duelVictim': {
      const able = state.officers.filter(one => one.fleetId === due.fleetId && !one.isIncapacitated)
      const isDrawn = able.length === 0 || readRuling(state.rulings, 'sa.duelVictim') === 'random'
      return { type: 'settleDuelVictim', obligationId: due.id, officerId: isDrawn ? null : chance.oneOf(able).id }
    }
  }
}
