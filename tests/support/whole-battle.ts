import { present } from '@shared/kernel/present'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { areEnemies } from '@shared/systems/starfinder-armada/derive/enemies'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import type { SaObligation } from '@shared/systems/starfinder-armada/model/obligation'
import { cascadeCandidates } from '@shared/systems/starfinder-armada/rules/rout-cascade'
import { turnToMove } from '@shared/systems/starfinder-armada/rules/turn-to-move'
import { isFighting } from '@shared/systems/starfinder-armada/state'
import type { Chance } from './chance'
import type { SaEntry } from './play-random'
import { playWithChance } from './play-random'

const ROUNDS_MAX = 60

/** A whole battle by the book with a plain tactic: everybody moves, everybody fires at a random enemy, everything owed is settled. */
export function playWholeBattle(chance: Chance, setup: SaCommand): { readonly entries: readonly SaEntry[]; readonly state: BattleState } {
  const entries: SaEntry[] = []
  let state: BattleState = starfinderArmada.initial
  for (let command: SaCommand | null = setup; command !== null; command = nextCommand(chance, state)) {
    const played = playWithChance(chance, state, command, entries.length + 1, false)
    if (played.kind === 'refused') throw new Error(`${command.type} refused: ${played.refusal}`)
    entries.push(played.entry)
    state = played.state
  }
  return { entries, state }
}

/** What a dutiful table does next; null when the battle is over. */
export function nextCommand(chance: Chance, state: BattleState): SaCommand | null {
  if (state.phase === 'over' || state.round > ROUNDS_MAX) return null
  const due = state.obligations.find(o => !o.isDeferred)
  if (due !== undefined) return settle(chance, state, due)
  if (state.phase === 'deployment' && state.distanceHexes === null) return { type: 'setDistance', hexes: null }
  if (state.phase === 'helm') return nextMove(chance, state)
  if (state.phase === 'gunnery') return nextShot(chance, state) ?? { type: 'advancePhase' }
  return { type: 'advancePhase' }
}

function settle(chance: Chance, state: BattleState, due: SaObligation): SaCommand {
  switch (due.kind) {
    case 'critical':
      return { type: 'settleCritical', obligationId: due.id }
    case 'morale':
      return { type: 'settleMorale', obligationId: due.id, resolveOfficerId: null, gmCheck: 0 }
    case 'freeAttack':
      return { type: 'settleFreeAttack', obligationId: due.id, resolveOfficerId: null, gmCheck: 0 }
    case 'routCascade':
      return {
        type: 'settleCascade',
        obligationId: due.id,
        fleetIds: cascadeCandidates(state, due.fleetId)
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
    state.fleets.find(f => f.armadaId === turn.armadaId && isFighting(f) && f.movement === 'pending'),
    turn.armadaId
  )
  const enemies = enemiesOf(state, fleet)
  const flyby = chance.whole(1, 4) === 1 && enemies.length > 0
  const stunt = flyby ? ({ stunt: 'flyby', targetId: chance.oneOf(enemies).id, resolveOfficerId: null } as const) : null
  return { type: 'moveFleet', fleetId: fleet.id, move: 'moved', stunt, passedThrough: [] }
}

function nextShot(chance: Chance, state: BattleState): SaCommand | null {
  const attacker = state.fleets.find(fleet => isFighting(fleet) && !fleet.hasAttacked && enemiesOf(state, fleet).length > 0)
  if (attacker === undefined) return null
  const hasSuperweapon = attacker.abilities.includes('superweapon') && state.round >= attacker.superweaponReadyRound
  const isOut = state.effects.some(e => e.kind === 'condition' && e.targetId === attacker.id && e.ability === 'superweapon')
  return {
    type: 'stageAttack',
    attackerId: attacker.id,
    targetId: chance.oneOf(enemiesOf(state, attacker)).id,
    rangeHexes: chance.whole(1, 6),
    isFromFrontArc: chance.whole(0, 1) === 1,
    arrayTargets: 1,
    usesSuperweapon: hasSuperweapon && !isOut,
    resolveOfficerId: null,
    isThroughDebris: false,
    gmCheck: 0,
    gmAc: 0
  }
}

function enemiesOf(state: BattleState, fleet: FleetState): readonly FleetState[] {
  return state.fleets.filter(other => isFighting(other) && areEnemies(state, fleet, other))
}
