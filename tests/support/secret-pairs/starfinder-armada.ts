import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { hpMax } from '@shared/systems/starfinder-armada/derive/fleet/hull'
import { spMax } from '@shared/systems/starfinder-armada/derive/fleet/shields'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import type { SaEffect } from '@shared/systems/starfinder-armada/model/effects'
import { openFleet, openOfficer, openState } from '@shared/systems/starfinder-armada/shape'
import { randomAction } from '../random-actions'
import { randomCommand, randomSetup } from '../random-battle'
import { nextCommand } from '../whole-battle'
import type { Chance } from '../chance'
import { bar, isStrange, less, type SecretGame, type Watcher } from './secret-game'

const sideOfArmada = (state: BattleState, id: string): string => state.armadas.find(armada => armada.id === id)?.sideId ?? ''
const sideOf = (state: BattleState, fleet: FleetState): string => sideOfArmada(state, fleet.armadaId)
const isSecret = (state: BattleState, viewer: Watcher, fleet: FleetState): boolean =>
  fleet.isHidden && isStrange(viewer, sideOf(state, fleet))

/**
 * What makes more of a battle than moves and shots: what officers do, duels that are won and followed up, and damage to everybody, after
 * which some rout; often null.
 */
function eventful(chance: Chance, state: BattleState): SaCommand | null {
  const kind = chance.whole(1, 9)
  if (kind === 1) return { ...randomAction(chance, state), gmCheck: 0 }
  if (kind === 2) return wonDuel(chance, state)
  if (kind === 3) {
    const targets = state.fleets.map(({ id }) => ({ fleetId: id, measure: 'whole' as const }))
    return { type: 'correctFleets', targets, change: { kind: 'hullDamage', points: chance.whole(1, 25) }, reason: '' }
  }
  if (kind > 7 || state.phase !== 'gunnery' || state.duels.length === 0) return null
  return state.volley.some(({ isCriticalNatural }) => isCriticalNatural) ? { type: 'advancePhase' } : randomCommand(chance, state)
}

/** A duel that a commander wins with the help of the game master; null where there is none. */
function wonDuel(chance: Chance, state: BattleState): SaCommand | null {
  const commanders = state.officers.filter(({ role, hasActed }) => role === 'commander' && !hasActed)
  if (state.phase !== 'gunnery' || commanders.length === 0) return null
  const officer = chance.oneOf(commanders)
  const others = state.fleets.filter(({ armadaId, status }) => armadaId !== officer.armadaId && status === 'active')
  if (others.length === 0) return null
  const choice = { action: 'duel', fleetId: chance.oneOf(others).id } as const
  return { type: 'takeAction', officerId: officer.id, choice, rangeHexes: 3, resolveOfficerId: null, gmCheck: 40 }
}

export const secretStarfinder: SecretGame<BattleState, SaCommand, never, string> = {
  system: starfinderArmada as never,
  randomSetup,
  randomCommand,
  nextCommand: (chance, state) => eventful(chance, state) ?? nextCommand(chance, state),
  withDrafts(state, command, change) {
    const armada = (one: DraftArmada, sideId: string): DraftArmada => ({ ...one, fleets: change(one.fleets, sideId) })
    switch (command.type) {
      case 'beginBattle':
        return { ...command, armadas: command.armadas.map(one => ({ ...one, armada: armada(one.armada, one.sideId) })) }
      case 'joinArmada':
        return { ...command, armada: armada(command.armada, command.sideId) }
      case 'joinFleet':
        return { ...command, fleet: change([command.fleet], sideOfArmada(state, command.armadaId))[0] ?? command.fleet }
      default:
        return command
    }
  },
  hiding: (chance, state, isHidden) => ({
    type: 'correctFleet',
    fleetId: chance.oneOf(state.fleets).id,
    correction: { isHidden },
    reason: ''
  }),
  hiddenAlone(state, viewer) {
    const fleets = state.fleets.filter(fleet => isSecret(state, viewer, fleet))
    return { ...state, fleets, officers: state.officers.filter(officer => fleets.some(fleet => fleet.id === officer.fleetId)) }
  },
  neverHidden: {
    advancePhase: 'Phases are announced.',
    endBattle: 'The end of a battle is announced.',
    setRuling: 'House rules are those of the whole table.',
    tellBattle: 'Place and headline are for everybody.'
  },
  open(state, viewer) {
    const fleets = state.fleets.filter(fleet => !isSecret(state, viewer, fleet))
    const armadas = state.armadas.filter(({ id, sideId }) => !isStrange(viewer, sideId) || fleets.some(fleet => fleet.armadaId === id))
    const house = state.rulings['sa.enemyKnown'] ?? 'wordsAndBars'
    const level = (fleet: FleetState): number =>
      levelOf(
        state,
        viewer,
        armadas.map(one => one.sideId),
        fleet
      )
    const officers = state.officers.filter(one => fleets.some(fleet => fleet.id === one.fleetId && level(fleet) >= 3))
    const ids = new Set<string>([...fleets, ...officers, ...armadas].map(({ id }) => id))
    const { movementOrder } = state
    return {
      ...less(openState(state), 'nextId', 'volley', 'duels', 'taunts'),
      armadas,
      fleets: fleets.map(fleet => knownFleet(state, fleet, level(fleet), house, isStrange(viewer, sideOf(state, fleet)))),
      officers: officers.map(officer => ({
        ...(isStrange(viewer, sideOfArmada(state, officer.armadaId)) ? openOfficer(officer) : officer),
        note: ''
      })),
      effects: state.effects.flatMap(effect => {
        if (!ids.has(effect.targetId)) return []
        const fleet = fleets.find(({ id }) => id === (officers.find(one => one.id === effect.targetId)?.fleetId ?? effect.targetId))
        const side = fleet === undefined ? sideOfArmada(state, effect.targetId) : sideOf(state, fleet)
        return isStrange(viewer, side) ? knownEffect(effect, fleet === undefined ? 0 : level(fleet)) : [less(effect, 'id')]
      }),
      scans: state.scans.filter(
        ({ sideId, fleetId }) =>
          ids.has(fleetId) && (viewer.kind === 'table' ? armadas.some(one => one.sideId === sideId) : sideId === viewer.sideId)
      ),
      movementOrder:
        movementOrder === null
          ? null
          : { order: movementOrder.order.filter(id => ids.has(id)), moved: (movementOrder.moved ?? []).filter(id => ids.has(id)) },
      obligations: state.obligations
        .filter(due => ids.has(due.fleetId))
        .map(({ kind, fleetId, isDeferred }) => ({ kind, fleetId, isDeferred }))
    }
  }
}

function levelOf(state: BattleState, viewer: Watcher, seenSides: readonly string[], fleet: FleetState): number {
  const side = sideOf(state, fleet)
  if (!isStrange(viewer, side) || state.rulings['sa.enemyKnown'] === 'everything') return 3
  const of = (sideId: string): number => state.scans.find(scan => scan.sideId === sideId && scan.fleetId === fleet.id)?.level ?? 0
  if (viewer.kind === 'side') return of(viewer.sideId)
  const others = [...new Set(seenSides)].filter(one => one !== side)
  return others.length === 0 ? 0 : Math.min(...others.map(of))
}

/** Hull and shields from the first scan, abilities from the second; a flagship and its bars tell nothing apart before. */
function knownFleet(state: BattleState, fleet: FleetState, level: number, house: string, isEnemy: boolean): object {
  const open = less(fleet, 'note')
  if (!isEnemy) return open
  const inward = less(
    openFleet(open as FleetState),
    'hasAttacked',
    'targetsThisRound',
    'arrayTargets',
    'superweaponReadyRound',
    'superweaponReadyBefore',
    'hasLaidMines',
    'lostEngineers',
    'damagedBy',
    'adjustments',
    'hasCrossedThreshold',
    'moralePassedInRound',
    'rout',
    'stunt'
  ) as FleetState
  const [hp, sp] = [hpMax(state, fleet), spMax(state, fleet)]
  const bars = house === 'nothing' ? {} : { hp: bar(Math.max(0, fleet.hp), hp), sp: bar(fleet.sp, sp) }
  return {
    ...less(inward, 'hp', 'sp', 'abilities'),
    ...(level >= 1 ? { hp: Math.max(0, fleet.hp), sp: fleet.sp, max: [hp, sp] } : bars),
    abilities: level >= 2 ? fleet.abilities : []
  }
}

/** What anybody sees of an effect; numbers from the first scan, abilities from the second, what officers do from the third. */
function knownEffect(effect: SaEffect, level: number): readonly object[] {
  const NEEDS: Readonly<Partial<Record<SaEffect['kind'], number>>> = { condition: 0, morale: 0, boarders: 0, modifier: 1, empArmed: 2 }
  if (level < (NEEDS[effect.kind] ?? 3)) return []
  const open = less(effect, 'id')
  return [effect.kind === 'condition' && level < 2 ? { ...open, ability: null, byFleetId: null } : open]
}
