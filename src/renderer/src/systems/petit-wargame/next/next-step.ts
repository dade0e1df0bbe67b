import type { Message } from '@shared/core/engine/message'
import { petitWargame } from '@shared/systems/petit-wargame'
import type { PwCommands } from '@shared/systems/petit-wargame/commands/command'
import { pdLeft } from '@shared/systems/petit-wargame/derive/movement'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import type { BattleState, ShipState } from '@shared/systems/petit-wargame/model/battle'
import { detectionAttempts } from '@shared/systems/petit-wargame/options/detection-options'
import { engagementOptions } from '@shared/systems/petit-wargame/options/engagement-options'
import { isDestroyed, shipsOf } from '@shared/systems/petit-wargame/state'

/** Something the active squadron could still do, and with which ships. A warning only. */
interface Remaining {
  readonly kind: 'detect' | 'move' | 'engage'
  readonly names: readonly string[]
}

/** The effects of "Next". */
export interface NextStep {
  readonly remaining: readonly Remaining[]
  readonly ends: readonly Message[]
  readonly applies: readonly Message[]
}

export const ADVANCE: PwCommands['advancePhase'] = { type: 'advancePhase' }

/** Events that only repeat the button's label. */
const QUIET: readonly PwEvent['type'][] = ['activationEnded']
const ENDS: readonly PwEvent['type'][] = ['jamEnded', 'turnEnded']

export function nextStep(state: BattleState): NextStep {
  const told = { ends: [] as Message[], applies: [] as Message[] }
  const names = remaining(state)
  if (petitWargame.check(state, ADVANCE) !== null) return { remaining: names, ...told }
  // It needs no dice, so the generator finishes in one step.
  const step = petitWargame.decide(state, ADVANCE).next()
  let now = state
  for (const event of step.done === true ? step.value : []) {
    if (!QUIET.includes(event.type)) told[ENDS.includes(event.type) ? 'ends' : 'applies'].push(petitWargame.describe(now, event))
    now = petitWargame.evolve(now, event)
  }
  return { remaining: names, ...told }
}

/** Nobody is left who could act in this step; a ship that has moved need not spend all its points. */
export function isStepDone(state: BattleState): boolean {
  if (state.phase !== 'movement') return remaining(state).length === 0
  return activeShips(state).every(ship => ship.pdSpent > 0 || pdLeft(ship) === 0)
}

function activeShips(state: BattleState): readonly ShipState[] {
  const { activation } = state
  return activation === null ? [] : shipsOf(state, activation.squadronId).filter(ship => !isDestroyed(ship))
}

function remaining(state: BattleState): readonly Remaining[] {
  const { activation, phase } = state
  if (activation === null || activation.detection !== null || activation.engagement !== null) return []
  const able = (kind: Remaining['kind'], can: (ship: ShipState) => boolean): readonly Remaining[] => {
    const names = activeShips(state)
      .filter(can)
      .map(ship => ship.name)
    return names.length === 0 ? [] : [{ kind, names }]
  }
  if (phase === 'detection') return able('detect', ship => detectionAttempts(state, ship).some(one => one.refusal === null))
  if (phase === 'movement') return able('move', ship => pdLeft(ship) > 0)
  return able('engage', ship => engagementOptions(state, ship).some(one => one.refusal === null))
}
