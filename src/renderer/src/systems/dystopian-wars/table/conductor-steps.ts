import { whoseTurn } from '@shared/systems/dystopian-wars/derive/whose-turn'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { STEP_ORDER, STEPS, type Step } from '@shared/systems/dystopian-wars/model/steps'

/** A step of the sequence, and whether it is done, current or to come. */
export interface ConductorStep {
  readonly step: Step
  readonly number: number
  readonly state: 'done' | 'now' | 'next'
  /** Sides that decide in it now; empty for other steps. */
  readonly sideIds: readonly string[]
}

/** The nine steps (DW-001 to DW-064): done, current or ahead. With several attacks, steps 6 to 9 repeat for each. */
export function conductorSteps(state: BattleState): readonly ConductorStep[] {
  const { number, sideIds } = whoseTurn(state)
  return STEP_ORDER.map(step => {
    const own = STEPS[step]
    const isNow = own === number
    return { step, number: own, state: isNow ? 'now' : own < number ? 'done' : 'next', sideIds: isNow ? sideIds : [] }
  })
}
