import type { BattleState, Phase, ShipState } from '../model/battle'
import type { ShipId } from '../model/squad'
import type { Stage, Step } from '../model/stages'
import { STAGES, STEPS } from '../model/stages'
import { readRuling } from '../rulings'
import { currentAttack, shipIn, sideOf } from '../state'

/** Where the battle stands: the initiative step, the step of the attack by its number, who speaks and which ships may engage now. */
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

/** The attack in hand goes before the ships that are still to engage (XW-001, XW-040). */
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

/** Ships of the present initiative step that engage next: those of the first player in order who has any; among them the player picks (XW-040). */
export function shipsDue(state: BattleState): readonly ShipState[] {
  if (state.phase !== 'engagement') return []
  const pending = state.ships.filter(ship => ship.initiative === state.initiative && mayEngage(state, ship))
  const squad = state.squads.find(one => pending.some(ship => ship.squadId === one.id))
  return pending.filter(ship => ship.squadId === squad?.id)
}

/** Whether a ship has its engagement still before it; a destroyed one as long as it is on the table, as `xw.destroyedMayAttack` reads (XW-031, XW-Q08). */
export function mayEngage(state: BattleState, ship: ShipState): boolean {
  if (ship.hasEngaged || ship.status === 'removed') return false
  return ship.status === 'active' || readRuling(state.rulings, 'xw.destroyedMayAttack') === 'true'
}

/** The highest initiative of a ship that has its engagement before it; null when none has. */
export function initiativeDue(state: BattleState): number | null {
  const all = state.ships.filter(ship => mayEngage(state, ship)).map(ship => ship.initiative)
  return all.length === 0 ? null : Math.max(...all)
}
