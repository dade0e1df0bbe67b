import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import { ARCS, CARD_TYPES, SHIP_MARKS, SHIP_STATUSES, SIGHTS, WING_STATUSES } from '@shared/systems/firestorm-armada/model/battle'
import type { Aim, BattleState, ShipState } from '@shared/systems/firestorm-armada/model/battle'
import { shipId, wingId } from '@shared/systems/firestorm-armada/model/design'
import { CRITICALS } from '@shared/systems/firestorm-armada/model/effects'
import type { FaObligation } from '@shared/systems/firestorm-armada/model/obligation'
import { RULINGS } from '@shared/systems/firestorm-armada/rulings'
import type { Chance } from '../chance'
import { randomFleet } from './random-setup'
import { randomTelling } from '../random-telling'

const reason = 'fuzz'

/** A random command of the system, mostly about things that exist; many will be refused. */
export function randomCommand(chance: Chance, state: BattleState): FaCommand {
  if (state.obligations.length > 0 && chance.whole(1, 3) === 1) return settle(chance, state, chance.oneOf(state.obligations))
  const kind = chance.whole(1, 3)
  if (kind === 1 && state.phase === 'activation') return chance.oneOf(fights(chance, state))()
  return chance.oneOf(kind === 2 ? gmCommands(chance, state) : turns(chance, state))()
}

export function settle(chance: Chance, state: BattleState, due: FaObligation): FaCommand {
  const obligationId = due.id
  switch (due.kind) {
    case 'hits':
      return { type: 'settleHits', obligationId, hull: chance.whole(0, 2), crew: chance.whole(0, 1), criticals: chance.whole(0, 1) }
    case 'critical':
      return {
        type: 'settleCritical',
        obligationId,
        row: chance.whole(0, 2) === 0 ? chance.whole(2, 12) : null,
        outcome: chance.oneOf(['', 'bridge hit'])
      }
    case 'explosion':
      return { type: 'settleExplosion', obligationId, shipIds: state.ships.filter(() => chance.whole(0, 4) === 0).map(ship => ship.id) }
    case 'boarding':
      return {
        type: 'settleBoarding',
        obligationId,
        crew: chance.whole(0, 2),
        assault: chance.whole(0, 2),
        isCaptured: chance.whole(0, 3) === 0,
        outcome: chance.oneOf(['', 'fought off'])
      }
    case 'contact':
      return { type: 'firePointDefence', shipId: due.shipId, allocations: [{ wingId: due.wingId, dice: 1 }] }
    case 'drivenOff':
      return { type: 'settleDrivenOff', obligationId, note: chance.oneOf(['', 'astern']) }
  }
}

/** A shot with one weapon of a ship, mostly with a clear line of fire. */
export function randomAim(chance: Chance, ship: ShipState): Aim {
  const weaponId = ship.weapons.length === 0 ? 'none' : chance.oneOf(ship.weapons).id
  const isClear = chance.whole(0, 2) > 0
  return {
    shipId: ship.id,
    weaponId,
    band: chance.whole(0, 3),
    arc: isClear ? 'full' : chance.oneOf(ARCS),
    sight: isClear ? 'clear' : chance.oneOf(SIGHTS)
  }
}

function fights(chance: Chance, state: BattleState): readonly (() => FaCommand)[] {
  const active = state.ships.filter(ship => ship.unitId === state.activeUnitId)
  const mine = (): ShipState => chance.oneOf(active.length > 0 && chance.whole(0, 5) > 0 ? active : state.ships)
  const any = (): ShipState => chance.oneOf(state.ships)
  const wing = () => (state.wings.length === 0 ? wingId('nobody') : chance.oneOf(state.wings).id)
  const shoot = (): FaCommand => {
    const aims = Array.from({ length: chance.oneOf([1, 1, 1, 2, 3]) }, () => randomAim(chance, mine()))
    return {
      type: 'fireWeapons',
      targetId: any().id,
      aims,
      splitDice: chance.whole(0, 3) === 0 ? chance.whole(1, 4) : null,
      gmDice: chance.oneOf([0, 0, 2, -2])
    }
  }
  return [
    shoot,
    shoot,
    shoot,
    shoot,
    () => ({ type: 'moveShip', shipId: mine().id, inches: chance.whole(0, 12), rams: chance.whole(0, 4) === 0 }),
    () => ({ type: 'moveShip', shipId: mine().id, inches: chance.whole(0, 12), rams: false }),
    () => ({
      type: 'firePointDefence',
      shipId: any().id,
      allocations: state.wings.filter(() => chance.whole(0, 1) === 0).map(one => ({ wingId: one.id, dice: chance.whole(0, 3) }))
    }),
    () => ({
      type: 'moveWing',
      wingId: wing(),
      contactId: chance.oneOf([null, any().id, wing()]),
      ...(chance.whole(0, 1) === 0 ? {} : { owesDefence: true })
    }),
    () => ({
      type: 'boardShip',
      attackerId: mine().id,
      targetId: any().id,
      isInReach: chance.whole(0, 4) > 0,
      isPathClear: chance.whole(0, 4) > 0
    }),
    () => ({ type: 'endBoarding', boardingId: state.boardings[0]?.id ?? 'b0', reason })
  ]
}

function turns(chance: Chance, state: BattleState): readonly (() => FaCommand)[] {
  const fleet = () => chance.oneOf(state.fleets)
  const unit = () => chance.oneOf(state.units).id
  const card = () => {
    const { id, hand } = fleet()
    return { fleetId: id, cardId: hand.length === 0 ? 'c0' : chance.oneOf(hand).id }
  }
  const placed = (): FaCommand => {
    const { fleetId, cardId } = card()
    return { type: 'placeTurnCards', fleetId, cards: chance.whole(0, 1) === 0 ? [] : [{ cardId, text: 'Ambush', ...onWhom() }] }
  }
  const onWhom = () => ({ unitId: chance.oneOf([null, unit()]), shipId: chance.oneOf([null, chance.oneOf(state.ships).id]) })
  return [
    () => ({ type: 'advancePhase' }),
    () => ({ type: 'rollInitiative' }),
    () => ({ type: 'activateUnit', unitId: unit() }),
    () => ({ type: 'activateUnit', unitId: unit() }),
    () => ({ type: 'endActivation' }),
    placed,
    placed,
    () => ({ type: 'revealTurnCards' }),
    () => ({ type: 'resolveTurnCards', fleetId: fleet().id }),
    () => ({
      type: 'playCard',
      ...card(),
      cardType: chance.oneOf(['squadron', 'action', 'reaction']),
      text: 'Overcharge',
      ...onWhom()
    }),
    () => {
      const { fleetId, cardId } = card()
      return { type: 'discardCards', fleetId, cardIds: [cardId] }
    },
    () => ({ type: 'drawCards', fleetId: fleet().id, count: chance.whole(1, 3) }),
    () => ({ type: 'scorePoints', fleetId: fleet().id, points: chance.whole(-3, 9), reason })
  ]
}

function gmCommands(chance: Chance, state: BattleState): readonly (() => FaCommand)[] {
  const fleetId = chance.oneOf(state.fleets).id
  const unitId = chance.oneOf(state.units).id
  const ship = chance.oneOf(state.ships)
  const due = state.obligations.length === 0 ? 'o0' : chance.oneOf(state.obligations).id
  const ruling = chance.oneOf(RULINGS)
  return [
    () => ({ type: 'markShip', shipId: ship.id, mark: chance.oneOf(SHIP_MARKS), isSet: chance.whole(0, 1) === 0 }),
    () => ({
      type: 'correctFleet',
      fleetId,
      correction: chance.oneOf([{ tacticalShift: 1 }, { handShift: -1 }, { note: 'late' }, {}]),
      reason
    }),
    () => ({ type: 'correctUnit', unitId, correction: chance.oneOf([{ hasActivated: false }, { name: 'Renamed' }]), reason }),
    () => ({
      type: 'correctShip',
      shipId: ship.id,
      correction: chance.oneOf([
        { hullLost: chance.whole(0, 9) },
        { hull: chance.whole(1, 9), crewLost: 2 },
        { status: chance.oneOf(SHIP_STATUSES) },
        { movedInches: null, hasBoarded: false, assaultLost: 0 },
        { damageRating: null },
        { pointDefenceUsed: 0 }
      ]),
      reason
    }),
    () => ({
      type: 'correctWeapon',
      shipId: ship.id,
      weaponId: ship.weapons[0]?.id ?? 'none',
      correction: chance.oneOf([{ isOffline: true }, { fired: 'no', diceUsed: 0 } as const, { dice: [4] }]),
      reason
    }),
    () => ({
      type: 'correctWing',
      wingId: state.wings.length === 0 ? wingId('nobody') : chance.oneOf(state.wings).id,
      correction: chance.oneOf([{ status: chance.oneOf(WING_STATUSES) }, { isDrivenOff: false }, { isHidden: true }]),
      reason
    }),
    () => ({
      type: 'noteCard',
      fleetId,
      cardId: state.fleets[0]?.hand[0]?.id ?? 'c0',
      cardType: chance.oneOf([null, ...CARD_TYPES]),
      text: 'Feint'
    }),
    () => ({ type: 'noteTable', text: chance.oneOf(['', 'belt in the west']) }),
    () => ({
      type: 'addEffect',
      targetId: chance.oneOf([ship.id, unitId, fleetId, shipId('nobody')]),
      effect: chance.oneOf([
        { kind: 'marker', name: 'Jammed' },
        { kind: 'critical', critical: chance.oneOf(CRITICALS) }
      ] as const),
      ending: chance.oneOf([{ kind: 'endOfRound', round: state.turn }, { kind: 'battle' }] as const),
      reason
    }),
    () => ({ type: 'endEffect', effectId: state.effects.length === 0 ? 'e0' : chance.oneOf(state.effects).id, reason }),
    () => ({ type: 'deferObligation', obligationId: due }),
    () => ({ type: 'waiveObligation', obligationId: due, reason }),
    () => reinforcements(chance, state),
    () => randomTelling(chance, ['A', 'B']),
    () => ({ type: 'setRuling', key: ruling.key, value: chance.oneOf<string>(ruling.values) }),
    () => (chance.whole(1, 40) === 1 ? { type: 'endBattle' } : { type: 'advancePhase' })
  ]
}

/** Few, so that a battle does not grow too large; sometimes with existing ids. */
function reinforcements(chance: Chance, state: BattleState): FaCommand {
  if (chance.whole(1, 4) > 1) return { type: 'advancePhase' }
  const fleet = randomFleet(chance, chance.oneOf(['A', `L${String(state.units.length)}`]))
  const { squadrons, flights } = fleet
  if (state.fleets.length < 4 && chance.whole(1, 4) === 1) return { type: 'joinFleet', sideId: chance.oneOf(['A', 'C', 'D']), fleet }
  return { type: 'joinUnits', fleetId: chance.oneOf(state.fleets).id, squadrons: squadrons.slice(0, 1), flights }
}
