import type { ChosenRulings } from '../../../core/rulings/ruling'
import { NEXT_ACTIVATION, type BattleState, type ShipState } from '../model/battle'
import type { ShipId, SquadronId } from '../model/design'
import type { Countermeasure, Detector } from '../model/element'
import { readRuling } from '../rulings'
import { fleetOf } from '../state'
import { countermeasuresOf, type Equipped } from './ship-figures'

/**
 * Whether a squadron may engage this enemy: it found it in this activation, or `pw.detectionScope` accepts an earlier find (PW-043,
 * PW-Q06).
 */
export function isDetected(state: BattleState, squadronId: SquadronId, targetId: ShipId): boolean {
  const scope = readRuling(state.rulings, 'pw.detectionScope')
  return state.detections.some(one => {
    if (one.targetId !== targetId) return false
    if (scope === 'wholeTurnFleet') return sharingDetections(state, squadronId).includes(one.squadronId)
    const isOwn = one.squadronId === squadronId
    return scope === 'wholeTurnSameSquadron' ? isOwn : isOwn && one.activationId === activationOf(state, squadronId)
  })
}

/** Whether a squadron, or one that shares its finds with it, has found this enemy in this turn, in whatever activation (PW-Q23). */
export function isFoundThisTurn(state: BattleState, squadronId: SquadronId, targetId: ShipId): boolean {
  const sharing = sharingDetections(state, squadronId)
  return state.detections.some(one => one.targetId === targetId && sharing.includes(one.squadronId))
}

/** The activation for which a squadron finds an enemy: the one under way, or its next one, which has no id yet. */
export function activationOf({ activation }: BattleState, squadronId: SquadronId): string {
  return activation?.squadronId === squadronId ? activation.id : NEXT_ACTIVATION
}

/** The squadrons whose finds count for this one: itself alone, or those of its fleet under `pw.detectionScope` (PW-Q06). */
export function sharingDetections(state: BattleState, squadronId: SquadronId): readonly SquadronId[] {
  if (readRuling(state.rulings, 'pw.detectionScope') !== 'wholeTurnFleet') return [squadronId]
  const { id } = fleetOf(state, squadronId)
  return state.squadrons.filter(one => one.fleetId === id).map(one => one.id)
}

/** Whether this detector has been tried on this enemy this turn (PW-039). */
export function hasTried(state: BattleState, id: ShipId, detector: Detector, targetId: ShipId): boolean {
  return state.attempts.some(one => one.shipId === id && one.detector === detector && one.targetId === targetId)
}

/**
 * A ship's answers to a detector: its countermeasures, or null if it has none or `pw.cmOptional` lets it decline (PW-032, PW-038, PW-Q03).
 */
export function counterAnswers(rulings: ChosenRulings, target: Equipped): readonly (Countermeasure | null)[] {
  const countermeasures = countermeasuresOf(target)
  const mayDecline = readRuling(rulings, 'pw.cmOptional') === 'yes'
  return countermeasures.length === 0 || mayDecline ? [...countermeasures, null] : countermeasures
}

/** Turns a detector stays jammed, this one included; 0 when it works (PW-037). */
export function jamTurnsLeft(state: BattleState, ship: ShipState, detector: Detector): number {
  const jam = ship.jams.find(one => one.detector === detector)
  return jam === undefined ? 0 : Math.max(0, jam.untilTurn - state.turn + 1)
}

/**
 * The last turn of a jam that begins now, as `pw.jamCount` reads. What becomes of one that still lasts, `pw.jamTwice` reads (PW-037,
 * PW-Q04).
 */
export function jamUntil(state: BattleState, ship: ShipState, detector: Detector, turns: number): number {
  const startsNow = readRuling(state.rulings, 'pw.jamCount') === 'currentTurnCounts'
  const eve = state.turn - (startsNow ? 1 : 0)
  const before = ship.jams.find(one => one.detector === detector)?.untilTurn ?? 0
  switch (readRuling(state.rulings, 'pw.jamTwice')) {
    case 'longer':
      return Math.max(before, eve + turns)
    case 'addsUp':
      return Math.max(before, eve) + turns
    case 'latest':
      return eve + turns
  }
}
