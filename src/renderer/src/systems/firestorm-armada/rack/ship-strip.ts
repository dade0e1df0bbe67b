import { breakdown, type Breakdown } from '@shared/core/breakdown/breakdown'
import type { Message } from '@shared/core/engine/message'
import type { Outline } from '@shared/core/view/outline'
import { criticalRating } from '@shared/systems/firestorm-armada/derive/damage'
import { pointDefenceDice, shieldDice } from '@shared/systems/firestorm-armada/derive/defence-dice'
import { movement } from '@shared/systems/firestorm-armada/derive/movement'
import { isWeaponOffline } from '@shared/systems/firestorm-armada/derive/weapon-dice'
import type { FaEffect } from '@shared/systems/firestorm-armada/model/effects'
import { effectName, nameIn } from '@shared/systems/firestorm-armada/events/words'
import {
  SHIP_MARKS,
  type BattleState,
  type HandCard,
  type ShipState,
  type UnitState,
  type WingState
} from '@shared/systems/firestorm-armada/model/battle'
import { readRuling } from '@shared/systems/firestorm-armada/rulings'
import type { ShipId, UnitId } from '@shared/systems/firestorm-armada/model/design'
import { fleetOf } from '@shared/systems/firestorm-armada/state'
import { shipOutline } from '@shared/systems/firestorm-armada/view/outline'
import { STANDING } from '@shared/systems/firestorm-armada/view/unit-strip'
import type { StripChip } from '../../../contract/strip-chip'
import type { SilhouetteState } from '../../../ui/silhouette/draw'
import { lookOf } from '../../../ui/silhouette/look'

/** A card played on something this turn, or a turn card face up on it. */
export type CardOn = Pick<HandCard, 'type' | 'text'>

export interface ShipStripModel {
  readonly ship: ShipState
  /** Its silhouette: the facts it is drawn from, and how it stands. */
  readonly outline: Outline
  readonly look: SilhouetteState
  readonly sideId: string
  readonly isOut: boolean
  readonly hull: number
  readonly crew: number
  readonly assault: number
  readonly criticalRating: number | null
  readonly pointDefence: Breakdown
  readonly shields: Breakdown
  readonly movement: Breakdown
  /** Null before its squadron is activated, or once it is out. */
  readonly hasMoved: boolean
  readonly hasFired: boolean
  readonly chips: readonly StripChip[]
  readonly cards: readonly CardOn[]
}

/** The shield dice; none, with the reason, where the table does not roll them. */
function shieldsInUse(state: BattleState, ship: ShipState): Breakdown {
  const dice = shieldDice(state, ship)
  if (readRuling(state.rulings, 'fa.shields') === 'yes') return dice
  return breakdown(dice.parts.map(part => ({ ...part, notCounted: 'faTable.stat.shieldsUnused' })))
}

export function stripOf(state: BattleState, ship: ShipState): ShipStripModel {
  const { faction, sideId } = fleetOf(state, ship)
  return {
    ship,
    outline: shipOutline(ship, faction),
    look: lookOf(STANDING[ship.status], ship.hullLost * 2 >= ship.hull),
    sideId,
    cards: cardsOn(state, { shipId: ship.id }),
    isOut: ship.status !== 'active',
    hull: ship.hull - ship.hullLost,
    crew: ship.crew - ship.crewLost,
    assault: ship.assault - ship.assaultLost,
    criticalRating: criticalRating(state, ship),
    pointDefence: pointDefenceDice(state, ship),
    shields: shieldsInUse(state, ship),
    movement: movement(state, ship),
    hasMoved: ship.movedInches !== null,
    hasFired: ship.weapons.some(weapon => weapon.fired !== 'no'),
    chips: [
      ...statusChips(state, ship),
      ...boardingChips(state, ship),
      ...state.wings.filter(wing => wing.status === 'active' && wing.contactId === ship.id).map(wing => contactChip(state, wing.id)),
      ...weaponChips(state, ship),
      ...effectChips(state, ship.id),
      ...noteChips(ship)
    ]
  }
}

/** The cards on a ship, or on a squadron or flight as a whole. */
export function cardsOn(state: BattleState, on: { readonly shipId: ShipId } | { readonly unitId: UnitId }): readonly CardOn[] {
  const open = state.cardOrder === null ? [] : state.turnCards.flatMap(row => row.cards)
  return [...open, ...state.played]
    .filter(card => ('shipId' in on ? card.shipId === on.shipId : card.unitId === on.unitId))
    .map(({ type, text }) => ({ type, text }))
}

/** Chips of a squadron, flight or wing: effects applied by the GM. */
export function chipsOn(state: BattleState, thing: UnitState | WingState): readonly StripChip[] {
  const isWing = 'isDrivenOff' in thing
  const drivenOff = isWing && thing.isDrivenOff ? [chip({ key: 'faTable.chip.drivenOff' }, 'FA-053')] : []
  const hidden = isWing && thing.isHidden ? [{ ...chip({ key: 'fa.mark.isHidden' }, ''), icon: 'hidden' as const }] : []
  const touching = isWing && thing.contactId !== undefined ? [contactChip(state, thing.contactId)] : []
  return [...drivenOff, ...touching, ...hidden, ...effectChips(state, thing.id), ...noteChips(thing)]
}

function chip(message: StripChip['message'], source: string): StripChip {
  return { message, isHarm: false, source }
}

/** It touches `other`. */
function contactChip(state: BattleState, other: string): StripChip {
  return chip({ key: 'faTable.chip.contact', values: { name: nameIn(state, other) } }, 'FA-058')
}

function statusChips(state: BattleState, ship: ShipState): readonly StripChip[] {
  const { status } = ship
  const icon = status === 'destroyed' ? 'destroyed' : 'fled'
  const out: readonly StripChip[] =
    status === 'active' ? [] : [{ ...chip({ key: `fa.shipStatus.${status}` }, 'FA-Q01'), isHarm: true, icon }]
  // A lasting critical says by itself that one has hurt the ship.
  const isSaid = state.effects.some(effect => effect.kind === 'critical' && effect.targetId === ship.id)
  const marks = SHIP_MARKS.filter(mark => ship[mark] && !(mark === 'isCriticallyHurt' && isSaid)).map((mark): StripChip => {
    const isHarm = mark === 'hasMovementCritical' || mark === 'isCriticallyHurt' || mark === 'isOutOfCommand'
    return { ...chip({ key: `fa.mark.${mark}` }, SOURCES[mark]), isHarm, icon: mark === 'isHidden' ? 'hidden' : null }
  })
  const rammed = ship.hasRammed ? [chip({ key: 'faTable.chip.rammed' }, 'FA-041')] : []
  return [...out, ...marks, ...rammed]
}

const SOURCES = {
  hasCutEngines: 'FA-010',
  hasMovementCritical: 'FA-Q24',
  isCriticallyHurt: 'FA-029',
  isOutOfCommand: 'FA-007',
  isHidden: ''
} as const

function boardingChips(state: BattleState, ship: ShipState): readonly StripChip[] {
  return state.boardings.flatMap((one): readonly StripChip[] => {
    const turn: Message = { key: 'faTable.chip.since', values: { turn: one.turn } }
    if (one.attackerId === ship.id) {
      const name: Message = { key: 'faTable.chip.boards', values: { ship: nameIn(state, one.targetId) } }
      return [{ ...chip(name, 'FA-044'), ending: turn }]
    }
    if (one.targetId !== ship.id) return []
    const name: Message = { key: 'faTable.chip.boarded', values: { ship: nameIn(state, one.attackerId) } }
    return [{ ...chip(name, 'FA-043'), ending: turn, isHarm: true }]
  })
}

function weaponChips(state: BattleState, ship: ShipState): readonly StripChip[] {
  return ship.weapons
    .filter(weapon => isWeaponOffline(state, ship, weapon))
    .map(weapon => ({
      ...chip({ key: 'faTable.chip.offline', values: { weapon: weapon.name } }, 'FA-Q23'),
      isHarm: true
    }))
}

function effectChips(state: BattleState, id: string): readonly StripChip[] {
  return state.effects.filter(effect => effect.targetId === id).map(effectChip)
}

function effectChip(effect: FaEffect): StripChip {
  const name = effectName(effect)
  return {
    ...chip(typeof name === 'object' ? name : { key: 'faTable.chip.marker', values: { name } }, effect.source),
    ending: endingOf(effect),
    ...(effect.ending.kind === 'untilRepaired' ? { until: { key: 'faTable.ending.untilRepaired' } } : {}),
    by: { key: effect.cause },
    isHarm: effect.kind === 'critical'
  }
}

/** When it ends, abbreviated; null if only the GM or a repair ends it. */
function endingOf({ ending }: FaEffect): Message | null {
  if (ending.kind === 'battle') return { key: 'faTable.ending.battle' }
  if (ending.kind === 'untilRepaired') return null
  return { key: ending.kind === 'endOfRound' ? 'faTable.ending.turn' : 'faTable.ending.phase', values: { turn: ending.round } }
}

function noteChips({ note }: { readonly note: string }): readonly StripChip[] {
  return note === '' ? [] : [{ ...chip({ key: 'faTable.chip.note' }, ''), does: note }]
}
