import type { Faces } from '@shared/core/dice/rule'
import { systemKit } from '@kit/core/engine'
import { present } from '@shared/kernel/present'
import type { PwCommand, PwCommands } from '@shared/systems/petit-wargame/commands/command'
import { readElements } from '@shared/systems/petit-wargame/derive/element-letters'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import { evolve } from '@shared/systems/petit-wargame/events'
import { petitWargame } from '@shared/systems/petit-wargame/index'
import type { BattleState, Engagement, ShipState } from '@shared/systems/petit-wargame/model/battle'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import type { DraftFleet, DraftSector, DraftShip, DraftSquadron } from '@shared/systems/petit-wargame/model/design'
import { fleetId, shipId, squadronId } from '@shared/systems/petit-wargame/model/design'
import type { BySector, Sector } from '@shared/systems/petit-wargame/model/element'
import { begun as battleBegun } from '@shared/systems/petit-wargame/rules/launch'
import { EMPTY_BATTLE, theShip } from '@shared/systems/petit-wargame/state'

/** Builders for tests of this system: small fleets with readable ids, and battles at a chosen moment. */
export const { given } = systemKit(petitWargame)

export const sh = shipId
export const sq = squadronId

/** Sectors written in signs; a sector left out is empty. */
export type Signs = Partial<BySector<string>>

/** A small ship with these elements. It need not be legal: every sector has 10 points. */
export function aShip(id: string, signs: Signs = {}): DraftShip {
  const sector = (name: Sector): DraftSector => ({ points: 10, elements: present(readElements(signs[name] ?? ''), id) })
  const sectors = {
    front: sector('front'),
    rear: sector('rear'),
    right: sector('right'),
    left: sector('left'),
    top: sector('top'),
    bottom: sector('bottom')
  }
  return { id: sh(id), name: id, size: 'small', sectors }
}

/** Two movement and one manoeuvre point, weapons in front and on top, defences in front and behind, a detector of range 3. */
export const PLAIN: Signs = { front: 'AAAaWWW', rear: '++b', right: '+', top: 'BB', bottom: 'c' }

export function aSquadron(id: string, ...ships: readonly DraftShip[]): DraftSquadron {
  return { id: sq(id), name: id, ships }
}

export function aFleet(id: string, ...squadrons: readonly DraftSquadron[]): DraftFleet {
  return { id: fleetId(id), name: id, budgetPoints: 500, squadrons, allowIllegal: true }
}

export const at = (x: number, y: number, z: number): Position => ({ x, y, z })
const HERE = at(5, 5, 5)

export function setupOf(
  ours: readonly DraftSquadron[],
  theirs: readonly DraftSquadron[],
  rulings: BattleState['rulings'] = {},
  tables: PwCommands['beginBattle']['tables'] = 'printed'
): PwCommands['beginBattle'] {
  const fleets = [
    { sideId: 'A', fleet: aFleet('us', ...ours) },
    { sideId: 'B', fleet: aFleet('them', ...theirs) }
  ]
  return { type: 'beginBattle', name: 'test', fleets, rulings, tables }
}

/** Sides A and B with these squadrons each, nobody on the map yet. */
export function begun(...setup: Parameters<typeof setupOf>): BattleState {
  return told(EMPTY_BATTLE, battleBegun(setupOf(...setup)))
}

/** The same with everybody in one place, before the first initiative roll. */
export function battle(...setup: Parameters<typeof setupOf>): BattleState {
  const state = begun(...setup)
  const placed = state.squadrons.map((one): PwEvent => ({ type: 'squadronPlaced', squadronId: one.id, at: HERE }))
  return told(state, ...placed, { type: 'deploymentEnded' })
}

/** Our ships `a` and `b` in squadron `ours`, theirs `x` and `y` in `theirs`, all in one place; ours acts and is in its detection phase. */
export function duel(fields: { readonly a?: Signs; readonly x?: Signs; readonly rulings?: BattleState['rulings'] } = {}): BattleState {
  const ours = aSquadron('ours', aShip('a', fields.a ?? PLAIN), aShip('b', PLAIN))
  const theirs = aSquadron('theirs', aShip('x', fields.x ?? PLAIN), aShip('y', PLAIN))
  const state = battle([ours], [theirs], fields.rulings)
  return told(state, { type: 'squadronActivated', squadronId: sq('ours') }, { type: 'phaseEntered', phase: 'detection' })
}

/** The duel in its combat phase, with `x` found. */
export function fight(...fields: Parameters<typeof duel>): BattleState {
  const found = { type: 'correctDetection', squadronId: sq('ours'), targetId: sh('x'), isDetected: true, reason: '' } as const
  return told(play(duel(...fields), found), { type: 'phaseEntered', phase: 'combat' })
}

/** The fight in which `a` has won the test and set this position. */
export function facing(firingSector: Sector, targetSector: Sector, ...fields: Parameters<typeof duel>): BattleState {
  const tested = play(fight(...fields), engage(), [6], [1])
  return play(tested, { type: 'choosePosition', firingSector, targetSector })
}

export const engage = (ship = 'a', target = 'x'): PwCommand => ({ type: 'engage', shipId: sh(ship), targetId: sh(target) })
export const next: PwCommand = { type: 'advancePhase' }
export const detect = (detector: 'W' | 'X' | 'Y' | 'Z', ship = 'a', target = 'x'): PwCommand => ({
  type: 'attemptDetection',
  shipId: sh(ship),
  detector,
  targetId: sh(target)
})

export function told(state: BattleState, ...events: readonly PwEvent[]): BattleState {
  return events.reduce(evolve, state)
}

/** The state after a command with these dice, whatever its events. */
export function play(state: BattleState, command: PwCommand, ...answers: readonly Faces[]): BattleState {
  return given(state)
    .when(command)
    .rolling(...answers)
    .thenState(() => true).state
}

export function havingShip(state: BattleState, id: string, fields: Partial<ShipState>): BattleState {
  return { ...state, ships: state.ships.map(ship => (ship.id === id ? { ...ship, ...fields } : ship)) }
}

/** The ship with these elements working and nothing else. */
export function equipped(state: BattleState, id: string, signs: Signs): BattleState {
  const { sectors } = aShip(id, signs)
  const without = (name: Sector): ShipState['sectors'][Sector] => ({ ...sectors[name], lost: [] })
  return havingShip(state, id, {
    sectors: {
      front: without('front'),
      rear: without('rear'),
      right: without('right'),
      left: without('left'),
      top: without('top'),
      bottom: without('bottom')
    }
  })
}

export const shipIn = (state: BattleState, id: string): ShipState => theShip(state, id)
export const engagementIn = (state: BattleState): Engagement => present(state.activation?.engagement, 'engagement')
