import type { Message } from '@shared/core/engine/message'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import { owesMove } from '@shared/systems/firestorm-armada/derive/movement'
import { isWeaponOffline } from '@shared/systems/firestorm-armada/derive/weapon-dice'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import type { BattleState, ShipState } from '@shared/systems/firestorm-armada/model/battle'
import { isUnitInBattle } from '@shared/systems/firestorm-armada/state'
import { cardsOver } from '../due/due'
import { ownerOf } from '../due/due'

/** Something left to do before "Next", and by whom. A warning only. */
export interface Remaining {
  readonly kind: 'notMoved' | 'notFired' | 'wingsNotMoved' | 'notActivated' | 'handOff' | 'owed' | 'deferred'
  readonly names: readonly string[]
}

/** The command of "Next", and its effects. */
export interface NextStep {
  readonly command: FaCommands['advancePhase'] | FaCommands['endActivation']
  readonly name: 'deployment' | 'turnCards' | 'initiative' | 'activation' | 'unit' | 'endPhase'
  readonly remaining: readonly Remaining[]
  readonly ends: readonly Message[]
  readonly applies: readonly Message[]
}

/** Events that only repeat the button's label. */
const QUIET: readonly FaEvent['type'][] = ['phaseEntered', 'activationEnded']

/** The next step: ends the current activation, or else enters the next phase. Null once the battle is over. */
export function nextStep(state: BattleState): NextStep | null {
  if (state.phase === 'over' || !state.hasBegun) return null
  const isActive = state.activeUnitId !== null
  const command = isActive ? ({ type: 'endActivation' } as const) : ({ type: 'advancePhase' } as const)
  const remaining = [...(isActive ? remainingByUnit(state) : remainingInPhase(state)), ...owed(state)].filter(one => one.names.length > 0)
  return { command, name: isActive ? 'unit' : state.phase, remaining, ...tell(state, command) }
}

function tell(state: BattleState, command: NextStep['command']): Pick<NextStep, 'ends' | 'applies'> {
  // Neither needs dice, so the generator finishes in one step.
  const step = firestormArmada.decide(state, command).next()
  const told = { ends: [] as Message[], applies: [] as Message[] }
  if (step.done !== true) return told
  let now = state
  for (const event of step.value) {
    if (!QUIET.includes(event.type)) told[event.type === 'effectEnded' ? 'ends' : 'applies'].push(firestormArmada.describe(now, event))
    now = firestormArmada.evolve(now, event)
  }
  return told
}

/** Ships of the active squadron that have not fired and still can. */
export function shipsToFire(state: BattleState): readonly ShipState[] {
  return state.ships.filter(
    ship =>
      ship.unitId === state.activeUnitId &&
      ship.status === 'active' &&
      ship.targets.length === 0 &&
      ship.weapons.some(weapon => weapon.fired === 'no' && !isWeaponOffline(state, ship, weapon))
  )
}

function remainingByUnit(state: BattleState): readonly Remaining[] {
  const ships = state.ships.filter(ship => ship.unitId === state.activeUnitId && ship.status === 'active')
  const wings = state.wings.filter(wing => wing.unitId === state.activeUnitId && wing.status === 'active')
  const idle = ships.filter(ship => owesMove(state, ship))
  return [
    { kind: 'notMoved', names: idle.map(ship => ship.name) },
    { kind: 'notFired', names: shipsToFire(state).map(ship => ship.name) },
    { kind: 'wingsNotMoved', names: wings.filter(wing => !wing.hasMoved).map(wing => wing.name) }
  ]
}

function remainingInPhase(state: BattleState): readonly Remaining[] {
  if (state.phase === 'activation') {
    const pending = state.units.filter(unit => !unit.hasActivated && isUnitInBattle(state, unit))
    return [{ kind: 'notActivated', names: pending.map(unit => unit.name) }]
  }
  if (state.phase !== 'endPhase') return []
  return [{ kind: 'handOff', names: state.fleets.filter(fleet => cardsOver(state, fleet) !== 0).map(fleet => fleet.name) }]
}

function owed(state: BattleState): readonly Remaining[] {
  const owners = (isDeferred: boolean): readonly string[] =>
    state.obligations.filter(due => due.isDeferred === isDeferred).map(due => ownerOf(state, due).name)
  return [
    { kind: 'owed', names: owners(false) },
    { kind: 'deferred', names: owners(true) }
  ]
}
