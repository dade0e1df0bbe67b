import { petitWargame } from '@shared/systems/petit-wargame'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import { defenceAnswers, shotPlaces, usableWeapons, weaponsDue } from '@shared/systems/petit-wargame/derive/fire'
import { counterAnswers, isDetected } from '@shared/systems/petit-wargame/derive/detected'
import { readySquadrons } from '@shared/systems/petit-wargame/derive/initiative'
import { lossDue } from '@shared/systems/petit-wargame/derive/loss-due'
import { pdLeft, pmLeft } from '@shared/systems/petit-wargame/derive/movement'
import { routeTo } from '@shared/systems/petit-wargame/derive/route'
import { unplacedSquadrons } from '@shared/systems/petit-wargame/derive/unplaced'
import { whoseTurn } from '@shared/systems/petit-wargame/derive/whose-turn'
import type { BattleState, Engagement, ShipState } from '@shared/systems/petit-wargame/model/battle'
import { FIRE_MODES } from '@shared/systems/petit-wargame/model/element'
import { detectionOptions } from '@shared/systems/petit-wargame/options/detection-options'
import { engagementOptions, positionOptions } from '@shared/systems/petit-wargame/options/engagement-options'
import { stepOptions } from '@shared/systems/petit-wargame/options/step-options'
import { isDestroyed, placeOf, sideOf, theShip } from '@shared/systems/petit-wargame/state'
import type { Chance } from '../chance'
import { wholeBattle } from '../play-with-chance'
import type { PwEntry } from './play'

const TURNS_MAX = 25

/** A battle by the book until one side has won, or many turns have passed. */
export function playWholeBattle(chance: Chance, setup: PwCommand): { readonly entries: readonly PwEntry[]; readonly state: BattleState } {
  return wholeBattle(petitWargame, chance, setup, state => nextCommand(chance, state))
}

/** The next command of a table that plays by the book; null when the battle is over. */
export function nextCommand(chance: Chance, state: BattleState): PwCommand | null {
  if (state.turn > TURNS_MAX && !state.isOver) return { type: 'endBattle', winnerId: null }
  const { awaited, sideIds } = whoseTurn(state)
  const side = sideIds[0] ?? ''
  const engagement = state.activation?.engagement ?? null
  switch (awaited) {
    case 'nobody':
      return state.isOver ? null : { type: 'endBattle', winnerId: null }
    case 'shareTokens':
      return { type: 'shareTokens', drawn: null }
    case 'token':
      return nextToken(chance, state)
    case 'deployRoll':
      return { type: 'rollDeployment' }
    case 'squadron': {
      const [first] = unplacedSquadrons(state, side)
      const isFirst = state.fleets[0]?.sideId === side
      const at = { x: chance.whole(13, 16), y: isFirst ? chance.whole(3, 4) : chance.whole(25, 26), z: chance.whole(3, 5) }
      // As near as the rules allow: the map is large, and detectors have short range.
      const near = { ...at, y: isFirst ? chance.whole(12, 14) : chance.whole(15, 17) }
      const place = (where: typeof at): PwCommand => ({
        type: 'placeSquadron',
        squadronId: first?.id ?? state.squadrons[0]?.id ?? none(),
        at: where
      })
      return petitWargame.check(state, place(near)) === null ? place(near) : place(at)
    }
    case 'initiative':
      return { type: 'rollInitiative' }
    case 'activation':
      return { type: 'activateSquadron', squadronId: chance.oneOf(readySquadrons(state, side)).id }
    case 'detection':
      return nextDetection(chance, state)
    case 'countermeasure': {
      const answers = counterAnswers(state.rulings, theShip(state, state.activation?.detection?.targetId ?? ''))
      return { type: 'answerDetection', countermeasure: chance.oneOf(answers) }
    }
    case 'movement':
      return nextMove(chance, state)
    case 'engagement':
      return nextEngagement(state)
    case 'position': {
      if (engagement === null) return { type: 'advancePhase' }
      return chance.oneOf(chance.whole(1, 4) === 1 ? positionOptions(state, engagement) : suited(state, engagement)).command
    }
    case 'weapon': {
      if (engagement === null) return { type: 'advancePhase' }
      return {
        type: 'chooseWeapon',
        weapon: chance.oneOf(usableWeapons(state, engagement.shipId, engagement.firingSector ?? 'front', engagement.targetId))
      }
    }
    case 'fire': {
      const weapons = engagement === null ? [] : weaponsDue(state, engagement)
      if (weapons.length === 0) return { type: 'endEngagement', reason: 'nothing to fire with' }
      return { type: 'declareFire', weapon: chance.oneOf(weapons), mode: chance.oneOf(FIRE_MODES) }
    }
    case 'defence': {
      if (engagement === null) return { type: 'advancePhase' }
      const { targetId, at } = shotPlaces(engagement, engagement.role)
      return { type: 'chooseDefence', defence: chance.oneOf(defenceAnswers(state, targetId, at)) }
    }
    case 'losses': {
      const due = lossDue(state)
      return { type: 'loseElements', elements: due?.elements.slice(-due.count) ?? [] }
    }
  }
}

function none(): never {
  throw new Error('no squadron')
}

/** The best position for the winner: its best shot, or the worst left to the enemy. */
function suited(state: BattleState, engagement: Engagement): ReturnType<typeof positionOptions> {
  const worth = (one: ReturnType<typeof positionOptions>[number]): number => Math.max(0, ...one.weapons.map(({ loss }) => loss.expected))
  const all = [...positionOptions(state, engagement)].sort((a, b) => worth(b) - worth(a))
  return engagement.winnerId === engagement.shipId ? all.slice(0, 3) : all.slice(-3)
}

function nextToken(chance: Chance, { building }: BattleState): PwCommand {
  const sideId = building?.nextSideId ?? ''
  const free = (building?.cells ?? []).flatMap((row, r) => row.flatMap((cell, column) => (cell === null ? [{ row: r, column }] : [])))
  const tokens = building?.hands.find(hand => hand.sideId === sideId)?.tokens ?? []
  return { type: 'placeToken', sideId, ...chance.oneOf(free), value: chance.oneOf(tokens) }
}

function activeShips(state: BattleState): readonly ShipState[] {
  return state.ships.filter(ship => ship.squadronId === state.activation?.squadronId && !isDestroyed(ship))
}

function nextDetection(chance: Chance, state: BattleState): PwCommand {
  const squadronId = state.activation?.squadronId
  const able = activeShips(state).flatMap(ship =>
    detectionOptions(state, ship).filter(
      one => one.refusal === null && squadronId !== undefined && !isDetected(state, squadronId, one.command.targetId)
    )
  )
  return able.length === 0 || chance.whole(1, 12) === 1 ? { type: 'advancePhase' } : chance.oneOf(able).command
}

/** As near as it can to an enemy: found ones first; a single step where no way leads there. */
function nextMove(chance: Chance, state: BattleState): PwCommand {
  const found = new Set(state.detections.filter(one => one.activationId === state.activation?.id).map(one => one.targetId))
  for (const ship of activeShips(state)) {
    if (ship.pdSpent > 0 || ship.position === null) continue
    const enemies = state.ships.filter(
      one => one.position !== null && !isDestroyed(one) && sideOf(state, one.id) !== sideOf(state, ship.id)
    )
    const sought = enemies.filter(one => found.has(one.id))
    const points = { pd: pdLeft(ship), pm: pmLeft(ship) }
    for (const target of sought.length > 0 ? sought : enemies) {
      const route = routeTo(ship.position, placeOf(target), points)
      if (route !== null && route.path.length > 0) return { type: 'moveShip', shipId: ship.id, path: route.path }
    }
    const target = enemies[0]
    if (target === undefined || sought.some(one => JSON.stringify(one.position) === JSON.stringify(ship.position))) continue
    const goal = placeOf(target)
    const far = (at: typeof goal): number => Math.abs(at.x - goal.x) + Math.abs(at.y - goal.y) + Math.abs(at.z - goal.z)
    const steps = stepOptions(state, ship).filter(one => one.refusal === null && far(one.to) < far(placeOf(ship)))
    if (steps.length > 0) return chance.oneOf(steps).command
  }
  return { type: 'advancePhase' }
}

function nextEngagement(state: BattleState): PwCommand {
  const able = activeShips(state)
    .filter(ship => !(state.activation?.engagedIds.includes(ship.id) ?? false))
    .flatMap(ship => engagementOptions(state, ship).filter(one => one.refusal === null))
  return able[0]?.command ?? { type: 'advancePhase' }
}
