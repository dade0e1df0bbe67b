import type { BattleState, Phase, ShipState } from '../model/battle'
import type { ShipId } from '../model/squad'
import { STAGES, STEPS, type Stage, type Step } from '../model/stages'
import { readRuling } from '../rulings'
import { currentAttack, shipIn, sideOf } from '../state'

/** Where the battle stands: the initiative step, the numbered step of the attack, who speaks and which ships may engage now. */
export interface Turn {
  readonly phase: Phase
  readonly initiative: number | null
  readonly step: Step | null
  /** 1 to 6; 0 outside an attack. */
  readonly number: number
  readonly stage: Stage | null
  readonly sideIds: readonly string[]
  readonly shipIds: readonly ShipId[]
}

/** The attack in hand comes before the ships still to engage (XW-001, XW-040). */
export function whoseTurn(state: BattleState): Turn {
  const { phase, initiative } = state
  const attack = currentAttack(state)
  if (attack !== undefined) {
    const { step, speaker } = STAGES[attack.stage]
    return {
      phase,
      initiative,
      step,
      number: STEPS[step],
      stage: attack.stage,
      sideIds: [sideOf(state, shipIn(attack, speaker))],
      shipIds: []
    }
  }
  const due = shipsDue(state)
  const first = due[0]
  const everybody = [...new Set(state.squads.map(squad => squad.sideId))]
  if (first === undefined) return { phase, initiative, step: null, number: 0, stage: null, sideIds: everybody, shipIds: [] }
  const step = 'declareTarget'
  return {
    phase,
    initiative,
    step,
    number: STEPS[step],
    stage: null,
    sideIds: [sideOf(state, first.id)],
    shipIds: due.map(ship => ship.id)
  }
}

/**
 * The ships of the current initiative step that engage next: all those of the first player in order who has any. That player picks
 * (XW-040).
 */
export function shipsDue(state: BattleState): readonly ShipState[] {
  if (state.phase !== 'engagement') return []
  const pending = state.ships.filter(ship => ship.initiative === state.initiative && mayEngage(state, ship))
  const squad = state.squads.find(one => pending.some(ship => ship.squadId === one.id))
  return pending.filter(ship => ship.squadId === squad?.id)
}

/**
 * Whether a ship is still to engage. A destroyed ship is, while it is on the table, if `xw.destroyedMayAttack` lets it (XW-031, XW-Q08).
 */
export function mayEngage(state: BattleState, ship: ShipState): boolean {
  if (ship.hasEngaged || ship.status === 'removed') return false
  return ship.status === 'active' || readRuling(state.rulings, 'xw.destroyedMayAttack') === 'yes'
}

/** The highest initiative among the ships still to engage; null when there are none. */
export function initiativeDue(state: BattleState): number | null {
  const all = state.ships.filter(ship => mayEngage(state, ship)).map(ship => ship.initiative)
  return all.length === 0 ? null : Math.max(...all)
}
