import { present } from '@shared/kernel/present'
import { sum } from '@shared/kernel/collections'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { PlacedCard } from '@kit/systems/firestorm-armada'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import { pointDefenceLeft } from '@shared/systems/firestorm-armada/derive/defence-dice'
import { handSize } from '@shared/systems/firestorm-armada/derive/fleet-traits'
import { mayStay, minimumMove, movement } from '@shared/systems/firestorm-armada/derive/movement'
import { hasPendingUnit, turnToActivate } from '@shared/systems/firestorm-armada/derive/turn-to-activate'
import type { BattleState, FleetState, ShipState } from '@shared/systems/firestorm-armada/model/battle'
import { areEnemies, isUnitInBattle } from '@shared/systems/firestorm-armada/state'
import type { Chance } from '../chance'
import { wholeBattle } from '../play-with-chance'
import type { FaEntry } from './play'
import { randomAim, settle } from './random-battle'

const TURNS_MAX = 6
const TRIES = 8

/** A whole battle by the book: cards, initiative, every unit moves and fires, some board, everything owed is settled. */
export function playWholeBattle(chance: Chance, setup: FaCommand): { readonly entries: readonly FaEntry[]; readonly state: BattleState } {
  return wholeBattle(firestormArmada, chance, setup, state => nextCommand(chance, state))
}

/** The next command of a table that plays by the book; null when the battle is over. */
export function nextCommand(chance: Chance, state: BattleState): FaCommand | null {
  if (state.phase === 'over') return null
  const due = state.obligations.find(one => !one.isDeferred)
  if (due !== undefined)
    return due.kind === 'explosion'
      ? { type: 'settleExplosion', obligationId: due.id, shipIds: nearTo(chance, state) }
      : settle(chance, state, due)
  const sides = new Set(
    state.fleets.filter(fleet => state.units.some(u => u.fleetId === fleet.id && isUnitInBattle(state, u))).map(f => f.sideId)
  )
  if (state.turn > TURNS_MAX || (state.turn > 0 && sides.size < 2)) return { type: 'endBattle' }
  if (state.phase === 'turnCards') return nextCard(chance, state)
  if (state.phase === 'initiative' && state.initiative === null) return { type: 'rollInitiative' }
  if (state.phase === 'activation') return activationCommand(chance, state)
  if (state.phase === 'endPhase') return nextHand(state) ?? { type: 'advancePhase' }
  return { type: 'advancePhase' }
}

function nearTo(chance: Chance, state: BattleState): readonly ShipState['id'][] {
  return state.ships.filter(ship => ship.status === 'active' && chance.whole(0, 2) === 0).map(ship => ship.id)
}

function nextCard(chance: Chance, state: BattleState): FaCommand {
  const fleet = state.fleets.find(one => !state.turnCards.some(row => row.fleetId === one.id))
  if (fleet !== undefined) {
    const card = chance.whole(0, 2) === 0 ? undefined : fleet.hand.find(one => one.type === null || one.type === 'turn')
    return {
      type: 'placeTurnCards',
      fleetId: fleet.id,
      cards: card === undefined ? [] : [{ cardId: card.id, text: 'Ambush', ...onWhom(chance, state) }]
    }
  }
  if (!state.turnCards.some(row => row.cards.length > 0)) return { type: 'advancePhase' }
  const next = state.cardOrder?.find(id => state.turnCards.some(row => row.fleetId === id && row.cards.length > 0 && !row.isResolved))
  if (state.cardOrder === null) return { type: 'revealTurnCards' }
  return next === undefined ? { type: 'advancePhase' } : { type: 'resolveTurnCards', fleetId: next }
}

/** A unit the card may be played on, or none. */
function onWhom(chance: Chance, state: BattleState): Pick<PlacedCard, 'unitId' | 'shipId'> {
  const ships = state.ships.filter(ship => !ship.isOutOfCommand)
  const ship = ships.length === 0 || chance.whole(0, 1) === 0 ? null : chance.oneOf(ships)
  return { unitId: null, shipId: ship?.id ?? null }
}

function activationCommand(chance: Chance, state: BattleState): FaCommand {
  const unit = state.units.find(one => one.id === state.activeUnitId)
  if (unit === undefined) {
    const fleetId = turnToActivate(state)
    if (fleetId === null || !hasPendingUnit(state, fleetId)) return { type: 'advancePhase' }
    const due = state.units.find(one => one.fleetId === fleetId && !one.hasActivated && isUnitInBattle(state, one))
    return { type: 'activateUnit', unitId: present(due, fleetId).id }
  }
  const allowed = (command: FaCommand): boolean => firestormArmada.check(state, command) === null
  const wing = state.wings.find(one => one.unitId === unit.id && one.status === 'active' && !one.hasMoved)
  if (wing !== undefined) return { type: 'moveWing', wingId: wing.id, contactId: null }
  const ships = state.ships.filter(ship => ship.unitId === unit.id && ship.status === 'active')
  const still = ships.find(ship => ship.movedInches === null)
  if (still !== undefined) {
    if (mayStay(state, still) && chance.whole(0, 1) === 0) return { type: 'moveShip', shipId: still.id, inches: 0, rams: false }
    const least = Math.ceil(minimumMove(state, still))
    return { type: 'moveShip', shipId: still.id, inches: chance.whole(least, movement(state, still).total), rams: chance.whole(0, 8) === 0 }
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const command = someCommand(chance, state, ships)
    if (command !== null && allowed(command)) return command
  }
  return { type: 'endActivation' }
}

/** A shot, alone, combined or split; point defence; a card; now and then a boarding. */
function someCommand(chance: Chance, state: BattleState, ships: readonly ShipState[]): FaCommand | null {
  const ship = ships.length === 0 ? undefined : chance.oneOf(ships)
  if (ship === undefined) return pointDefence(chance, state)
  const enemies = state.ships.filter(other => other.status === 'active' && areEnemies(state, ship, other))
  const target = enemies.length === 0 ? undefined : chance.oneOf(enemies)
  const what = chance.whole(1, 10)
  if (what === 1) return pointDefence(chance, state)
  if (what === 2) return actionCard(state)
  if (target === undefined) return null
  if (what === 3) return { type: 'boardShip', attackerId: ship.id, targetId: target.id, isInReach: true, isPathClear: true }
  const mates = what > 6 ? ships.filter(mate => mate.id !== ship.id) : []
  const splitDice = what === 4 ? chance.whole(1, 3) : null
  const focus = randomAim(chance, ship)
  const aims = [focus, ...mates.map(mate => ({ ...focus, shipId: mate.id }))]
  return { type: 'fireWeapons', targetId: target.id, aims, splitDice, gmDice: 0 }
}

function pointDefence(chance: Chance, state: BattleState): FaCommand | null {
  const able = state.ships.filter(ship => ship.status === 'active' && pointDefenceLeft(state, ship).total > 0)
  if (able.length === 0) return null
  const ship = chance.oneOf(able)
  const wings = state.wings.filter(wing => wing.status === 'active' && !wing.isDrivenOff && areEnemies(state, ship, wing))
  const dice = pointDefenceLeft(state, ship).total
  const shares = wings.map((_wing, i) => Math.floor((dice + i) / wings.length))
  const allocations = wings.map((wing, i) => ({ wingId: wing.id, dice: shares[i] ?? 0 }))
  return sum(shares) === 0 ? null : { type: 'firePointDefence', shipId: ship.id, allocations }
}

function actionCard(state: BattleState): FaCommand | null {
  const unit = state.units.find(one => one.id === state.activeUnitId)
  const fleet = state.fleets.find(one => one.id === unit?.fleetId)
  const card = fleet?.hand[0]
  if (fleet === undefined || card === undefined || unit === undefined) return null
  return { type: 'playCard', fleetId: fleet.id, cardId: card.id, cardType: 'action', text: 'Overcharge', unitId: unit.id, shipId: null }
}

function nextHand(state: BattleState): FaCommand | null {
  const over = (fleet: FleetState): number => fleet.hand.length - handSize(state, fleet).total
  for (const fleet of state.fleets) {
    if (over(fleet) < 0) return { type: 'drawCards', fleetId: fleet.id, count: -over(fleet) }
    if (over(fleet) > 0) return { type: 'discardCards', fleetId: fleet.id, cardIds: fleet.hand.slice(0, over(fleet)).map(card => card.id) }
  }
  return null
}
