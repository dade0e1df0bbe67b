import { present } from '@shared/kernel/present'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { areEnemies } from '@shared/systems/starfinder-armada/derive/fire/enemies'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import type { SaObligation } from '@shared/systems/starfinder-armada/model/obligation'
import { cascadeCandidates } from '@shared/systems/starfinder-armada/rules/rout-cascade'
import { movesNext } from '@shared/systems/starfinder-armada/derive/checks/officer-window'
import { turnToMove } from '@shared/systems/starfinder-armada/rules/turn-to-move'
import { readRuling } from '@shared/systems/starfinder-armada/rulings'
import { isFighting } from '@shared/systems/starfinder-armada/state'
import type { Chance } from './chance'
import type { SaEntry } from './play-random'
import { wholeBattle } from './play-with-chance'
import { randomAction } from './random-actions'

const ROUNDS_MAX = 60
const TRIES = 12

/**
 * A whole battle by the book: everybody moves, everybody fires at a random enemy, everything owed is settled. A busy table also has its
 * officers act, lays and shoots mines, and fires arrays.
 */
export function playWholeBattle(
  chance: Chance,
  setup: SaCommand,
  isBusy = false
): { readonly entries: readonly SaEntry[]; readonly state: BattleState } {
  return wholeBattle(starfinderArmada, chance, setup, state => (isBusy ? somethingMore(chance, state) : null) ?? nextCommand(chance, state))
}

/** The next command of a table that plays by the book; null when the battle is over. */
export function nextCommand(chance: Chance, state: BattleState): SaCommand | null {
  if (state.phase === 'over' || state.round > ROUNDS_MAX) return null
  const due = state.obligations.find(o => !o.isDeferred)
  if (due !== undefined) return settle(chance, state, due)
  if (state.phase === 'deployment' && state.distanceHexes === null) return { type: 'setDistance', hexes: null }
  if (state.phase === 'helm') return nextMove(chance, state)
  if (state.phase === 'gunnery') return nextShot(chance, state) ?? { type: 'advancePhase' }
  return { type: 'advancePhase' }
}

/** An optional action that the rules allow; null for none. */
function somethingMore(chance: Chance, state: BattleState): SaCommand | null {
  if (state.phase === 'over' || state.obligations.some(due => !due.isDeferred)) return null
  const allowed = (command: SaCommand): boolean => starfinderArmada.check(state, command) === null
  const layer = state.fleets.find(fleet => fleet.abilities.includes('gravityMines') && !fleet.hasLaidMines)
  const lay: SaCommand | null = layer === undefined ? null : { type: 'layMines', fleetId: layer.id, place: 'the ring' }
  if (lay !== null && chance.whole(1, 3) === 1 && allowed(lay)) return lay
  const shot = mineShot(chance, state)
  if (shot !== null && chance.whole(1, 6) === 1 && allowed(shot)) return shot
  for (let tries = 0; tries < TRIES && state.officers.length > 0; tries += 1) {
    const action = { ...randomAction(chance, state), gmCheck: 0 }
    if (allowed(action)) return action
  }
  return null
}

function mineShot(chance: Chance, state: BattleState): SaCommand | null {
  const mines = state.effects.find(effect => effect.kind === 'mines')
  const attacker = state.fleets.find(fleet => isFighting(fleet) && !fleet.hasAttacked)
  if (mines?.kind !== 'mines' || attacker === undefined) return null
  return {
    type: 'attackMines',
    attackerId: attacker.id,
    effectId: mines.id,
    hex: chance.whole(0, mines.hp.length - 1),
    rangeHexes: 2,
    resolveOfficerId: null,
    debrisCrossed: 0,
    gmCheck: 0
  }
}

function settle(chance: Chance, state: BattleState, due: SaObligation): SaCommand {
  const common = { obligationId: due.id, resolveOfficerId: null, gmCheck: 0 } as const
  switch (due.kind) {
    case 'critical':
      return { type: 'settleCritical', obligationId: due.id }
    case 'morale':
      return { type: 'settleMorale', ...common }
    case 'freeAttack':
      return { type: 'settleFreeAttack', ...common }
    case 'boarding':
      return { type: 'settleBoarding', rangeHexes: 1 + (state.round % 3), ...common }
    case 'selfDestruct': {
      const near = enemiesOf(
        state,
        present(
          state.fleets.find(one => one.id === due.fleetId),
          due.fleetId
        )
      )
      return {
        type: 'settleSelfDestruct',
        isFromFrontArc: state.round % 2 === 0,
        ...common,
        targetId: near.length === 0 ? null : chance.oneOf(near).id
      }
    }
    case 'duelVictim': {
      const isRandom = readRuling(state.rulings, 'sa.duelVictim') === 'random'
      const able = state.officers.filter(one => one.fleetId === due.fleetId && !one.isIncapacitated)
      if (able.length === 0) return { type: 'waiveObligation', obligationId: due.id, reason: 'nobody is left' }
      return { type: 'settleDuelVictim', obligationId: due.id, officerId: isRandom ? null : chance.oneOf(able).id }
    }
    case 'routCascade':
      return {
        type: 'settleCascade',
        obligationId: due.id,
        fleetIds: cascadeCandidates(state, due)
          .filter(() => chance.whole(0, 1) === 1)
          .map(fleet => fleet.id)
      }
  }
}

function nextMove(chance: Chance, state: BattleState): SaCommand {
  if (state.movementOrder === null) return { type: 'rollMovementOrder', resolveOfficerIds: [] }
  const turn = turnToMove(state)
  if (turn === null) return { type: 'advancePhase' }
  const fleet = present(
    state.fleets.find(f => f.id === movesNext(state, turn.armadaId)) ??
      state.fleets.find(f => f.armadaId === turn.armadaId && isFighting(f) && f.movement === 'pending'),
    turn.armadaId
  )
  const enemies = enemiesOf(state, fleet)
  const flyby = chance.whole(1, fleet.abilities.includes('boarders') ? 2 : 4) === 1 && enemies.length > 0
  const stunt = flyby ? ({ stunt: 'flyby', targetId: chance.oneOf(enemies).id, resolveOfficerId: null } as const) : null
  const debris = state.effects.filter(effect => effect.kind === 'debris').map(effect => effect.id)
  const mines = state.effects.find(effect => effect.kind === 'mines')
  return {
    type: 'moveFleet',
    fleetId: fleet.id,
    move: 'moved',
    stunt,
    passedThrough: [],
    minesEntered: mines === undefined ? [] : [mines.id],
    debrisIds: debris.length === 0 || chance.whole(1, 4) > 1 ? [] : debris
  }
}

function nextShot(chance: Chance, state: BattleState): SaCommand | null {
  const attacker = state.fleets.find(fleet => isFighting(fleet) && !fleet.hasAttacked && enemiesOf(state, fleet).length > 0)
  if (attacker === undefined) return nextArrayShot(chance, state)
  const hasSuperweapon = has(state, attacker, 'superweapon') && state.round >= attacker.superweaponReadyRound
  const arrayTargets = has(state, attacker, 'array') && !hasSuperweapon ? Math.min(3, enemiesOf(state, attacker).length) : 1
  return shotAt(chance, attacker, chance.oneOf(enemiesOf(state, attacker)), arrayTargets, hasSuperweapon)
}

/** The targets an array has declared and not yet fired at. */
function nextArrayShot(chance: Chance, state: BattleState): SaCommand | null {
  for (const fleet of state.fleets) {
    if (
      !isFighting(fleet) ||
      fleet.arrayTargets === 1 ||
      fleet.targetsThisRound.length >= fleet.arrayTargets ||
      !has(state, fleet, 'array')
    )
      continue
    const left = enemiesOf(state, fleet).filter(enemy => !fleet.targetsThisRound.includes(enemy.id))
    if (left.length > 0) return shotAt(chance, fleet, chance.oneOf(left), fleet.arrayTargets, false)
  }
  return null
}

function shotAt(chance: Chance, attacker: FleetState, target: FleetState, arrayTargets: number, usesSuperweapon: boolean): SaCommand {
  return {
    type: 'stageAttack',
    attackerId: attacker.id,
    targetId: target.id,
    rangeHexes: chance.whole(1, 6),
    isFromFrontArc: chance.whole(0, 1) === 1,
    arrayTargets,
    usesSuperweapon,
    resolveOfficerId: null,
    debrisCrossed: 0,
    isTargetAhead: true,
    gmCheck: 0,
    gmAc: 0
  }
}

function has(state: BattleState, fleet: FleetState, ability: 'array' | 'superweapon'): boolean {
  const isOut = state.effects.some(e => e.kind === 'condition' && e.targetId === fleet.id && e.ability === ability && e.suspension === null)
  return fleet.abilities.includes(ability) && !isOut
}

function enemiesOf(state: BattleState, fleet: FleetState): readonly FleetState[] {
  return state.fleets.filter(other => isFighting(other) && areEnemies(state, fleet, other))
}
