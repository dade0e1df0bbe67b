import type { Message } from '@shared/core/engine/message'
import { criticalRating } from '@shared/systems/firestorm-armada/derive/damage'
import { pointDefenceDice, pointDefenceLeft, shieldDice } from '@shared/systems/firestorm-armada/derive/defence-dice'
import { commandDistance, handSize, tacticalBonus } from '@shared/systems/firestorm-armada/derive/fleet-traits'
import { shootingRule, wingRule } from '@shared/systems/firestorm-armada/derive/hit-rule'
import { mayStay, minimumMove, movement, owesMove } from '@shared/systems/firestorm-armada/derive/movement'
import { effectName, nameIn, word } from '@shared/systems/firestorm-armada/events/words'
import type { BattleState, ShipState, WingState } from '@shared/systems/firestorm-armada/model/battle'
import { readRuling } from '@shared/systems/firestorm-armada/rulings'
import { fleetOf, theUnit } from '@shared/systems/firestorm-armada/state'
import { line, type Lines, linesIf, type SystemReference } from '../../../contract/system-reference'
import { signed } from '../../../i18n/signed'
import { cardsOn } from '../rack/ship-strip'
import { OF_WEAPONS } from './now-fire'
import { dice, from, named, NONE, yes } from './now-line'

/** What a passage means for a ship or a wing in this battle. */
export const now: SystemReference['now'] = (passage, battle, unitId) => {
  // The state comes from this system's rules.
  const state = battle as BattleState
  const ship = state.ships.find(one => one.id === unitId)
  const wing = state.wings.find(one => one.id === unitId)
  const part = ship ?? wing
  if (part?.status !== 'active') return []
  const lines = GENERAL[passage]?.(state, part) ?? []
  if (ship !== undefined) return [...lines, ...((OF_SHIPS[passage] ?? OF_WEAPONS[passage])?.(state, ship) ?? [])]
  return wing === undefined ? lines : [...lines, ...(OF_WINGS[passage]?.(state, wing) ?? [])]
}

const GENERAL: Readonly<Record<string, (state: BattleState, part: ShipState | WingState) => Lines>> = {
  'turn-cards': (state, part) => [
    ...place(state.cardOrder ?? state.previousOrder ?? [], fleetOf(state, part).id),
    ...cards(state, part, true)
  ],
  activation: (state, part) => {
    const unit = theUnit(state, part.unitId)
    const stage = state.activeUnitId === unit.id ? 'active' : unit.hasActivated ? 'done' : 'waits'
    return [line(named(unit.name), { key: `faTable.unit.${stage}` }), ...cards(state, part, false)]
  },
  initiative: (state, part) => {
    const fleet = fleetOf(state, part)
    return [line('faBuilder.tacticalBonus', signed(tacticalBonus(state, fleet).total)), ...place(state.initiative?.order ?? [], fleet.id)]
  },
  'hand-of-cards': (state, part) => {
    const fleet = fleetOf(state, part)
    const fresh = fleet.hand.filter(card => state.phase === 'endPhase' && card.drawnTurn === state.turn).length
    return [
      line('faDigest.now.hand', outOf(fleet.hand.length, handSize(state, fleet).total)),
      ...linesIf(fresh > 0, line('faDigest.now.fresh', fresh))
    ]
  },
  'end-phase': (state, part) => [
    line('faTable.over.points', fleetOf(state, part).victoryPoints),
    ...state.effects.filter(one => one.targetId === part.id).map(effect => line('faDigest.now.effect', named(effectName(effect))))
  ]
}

const OF_SHIPS: Readonly<Record<string, (state: BattleState, ship: ShipState) => Lines>> = {
  'command-distance': (state, ship) => [
    line('faBuilder.commandDistance', inches(commandDistance(fleetOf(state, ship)).total)),
    line('faDigest.now.inCommand', yes(!ship.isOutOfCommand))
  ],
  'minimum-move': (state, ship) => [
    line('faDigest.now.least', inches(minimumMove(state, ship))),
    line('faDigest.now.most', inches(movement(state, ship).total)),
    ...linesIf(mayStay(state, ship), line('faDigest.now.mayStay', yes(true))),
    ...(['hasCutEngines', 'hasMovementCritical'] as const).flatMap(mark => linesIf(ship[mark], line(`faTable.mark.${mark}`, yes(true)))),
    ...(ship.movedInches === null ? [] : [line('faTable.field.movedInches', inches(ship.movedInches))]),
    ...linesIf(ship.unitId === state.activeUnitId && owesMove(state, ship), line('faDigest.now.owesMove', yes(true)))
  ],
  'small-targets': (state, ship) => {
    const guns = shootingRule(state.rulings, 'capital', ship.shipClass, 'port').from
    const turrets = shootingRule(state.rulings, 'capital', ship.shipClass, 'turret').from
    const own = (['frigate', 'corvette'] as const).map(target => shootingRule(state.rulings, ship.shipClass, target, 'port').from)
    return [
      line('faDigest.now.capitalHits', from(guns)),
      ...linesIf(turrets !== guns, line('faDigest.now.turretsHit', from(turrets))),
      line('faDigest.now.hitsFrigates', from(own[0] ?? 0)),
      line('faDigest.now.hitsCorvettes', from(own[1] ?? 0))
    ]
  },
  'hits-and-damage': (state, ship) => [
    line('faTable.field.hull', outOf(ship.hull - ship.hullLost, ship.hull)),
    line('faTable.field.damageRating', ship.damageRating ?? NONE),
    line('faTable.field.criticalRating', criticalRating(state, ship) ?? NONE),
    ...state.effects.flatMap(effect =>
      effect.kind === 'critical' && effect.targetId === ship.id ? [line('faDigest.now.critical', word('critical', effect.critical))] : []
    ),
    ...linesIf(readRuling(state.rulings, 'fa.shields') === 'yes', line('faTable.field.shields', dice(shieldDice(state, ship).total))),
    ...linesIf(
      readRuling(state.rulings, 'fa.pdVsTorpedo') === 'on4plus',
      line('faDigest.now.againstTorpedoes', dice(pointDefenceDice(state, ship).total))
    )
  ],
  'who-may-board': (_state, ship) => [
    line('faTable.field.assault', outOf(ship.assault - ship.assaultLost, ship.assault)),
    ...linesIf(ship.hasRammed, line('faTable.field.hasRammed', yes(true))),
    ...linesIf(ship.hasBoarded, line('faTable.field.hasBoarded', yes(true)))
  ],
  'boarding-and-fire': (state, ship) => [
    ...boardings(state, ship),
    ...linesIf(ship.targets.length > 0, line('faDigest.now.firedAt', ship.targets.map(id => nameIn(state, id)).join(', ')))
  ],
  'after-the-boarding': (state, ship) => boardings(state, ship),
  'point-defence': (state, ship) => [
    line('faDigest.now.left', dice(pointDefenceLeft(state, ship).total)),
    ...linesIf(ship.pointDefenceUsed > 0, line('faTable.field.pointDefenceUsed', ship.pointDefenceUsed)),
    ...touching(state, ship)
  ],
  'hits-on-a-wing': (state, ship) => {
    const rule = wingRule(state.rulings)
    return [
      line('faDigest.now.left', dice(pointDefenceLeft(state, ship).total)),
      line('faDigest.column.hitsOn', from(rule.from)),
      line('faDigest.now.six', rule.sixHits)
    ]
  },
  'driven-off': (state, ship) => [
    ...state.obligations.flatMap(due =>
      due.kind === 'drivenOff' && due.byShipId === ship.id ? [line('faDigest.now.withdraws', nameIn(state, due.wingId))] : []
    ),
    ...touching(state, ship)
  ]
}

const OF_WINGS: Readonly<Record<string, (state: BattleState, wing: WingState) => Lines>> = {
  'driven-off': (state, wing) => [
    line('faTable.field.isDrivenOff', yes(wing.isDrivenOff)),
    ...(wing.contactId === undefined ? [] : [line('faTable.field.contactId', nameIn(state, wing.contactId))])
  ],
  'point-defence': (_state, wing) => [line('faTable.field.isDrivenOff', yes(wing.isDrivenOff))]
}

const inches = (value: number): Message => ({ key: 'faTable.inches', values: { inches: value } })
const outOf = (value: number, most: number): string => `${String(value)} / ${String(most)}`

/** The place of the fleet in an order, where there is one already. */
const place = (order: readonly string[], id: string): Lines =>
  linesIf(order.includes(id), line('faDigest.now.place', outOf(order.indexOf(id) + 1, order.length)))

/** Cards that lie on the ship or wing, or on its squadron or flight. */
function cards(state: BattleState, { id, unitId }: ShipState | WingState, areTurnCards: boolean): Lines {
  const onShip = state.ships.flatMap(ship => (ship.id === id ? cardsOn(state, { shipId: ship.id }) : []))
  return [...onShip, ...cardsOn(state, { unitId })]
    .filter(({ type }) => (type === 'turn') === areTurnCards)
    .map(({ type, text }) => line('faDigest.now.card', text === '' ? { key: `fa.card.${type ?? 'played'}` } : text))
}

function boardings(state: BattleState, ship: ShipState): Lines {
  return state.boardings.flatMap(({ attackerId, targetId, turn }) => {
    const since = (id: string): Message => ({ key: 'faDigest.now.since', values: { ship: nameIn(state, id), turn } })
    if (attackerId === ship.id) return [line('faDigest.now.boards', since(targetId))]
    return targetId === ship.id ? [line('faDigest.now.boardedBy', since(attackerId))] : []
  })
}

function touching(state: BattleState, ship: ShipState): Lines {
  return state.wings
    .filter(wing => wing.status === 'active' && wing.contactId === ship.id)
    .map(wing => line('faTable.field.contactId', wing.name))
}
