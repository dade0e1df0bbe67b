import { whoseTurn } from '@shared/systems/xwing/derive/whose-turn'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { STAGE_ORDER, STAGES, STEPS, type Role, type Stage, type Step } from '@shared/systems/xwing/model/stages'
import { currentAttack } from '@shared/systems/xwing/state'

type StepState = 'done' | 'now' | 'next'

/** A part of a step in which one player speaks. */
interface ConductorStage {
  readonly stage: Stage
  readonly speaker: Role
  readonly state: StepState
}

/** A step of the attack, and whether it is done, current or to come. */
export interface ConductorStep {
  readonly step: Step
  readonly number: number
  readonly state: StepState
  /** Its parts in their order, while it is at hand; none for a step that asks nobody. */
  readonly stages: readonly ConductorStage[]
}

/** The six steps (XW-001), the one at hand with its parts in order (XW-013, XW-018, XW-027 to XW-030). */
export function conductorSteps(state: BattleState): readonly ConductorStep[] {
  const { number } = whoseTurn(state)
  const stage = currentAttack(state)?.stage
  const at = stage === undefined ? -1 : STAGE_ORDER.indexOf(stage)
  const standing = (place: number, now: number): StepState => (place === now ? 'now' : place < now ? 'done' : 'next')
  return (Object.keys(STEPS) as Step[]).map(step => {
    const own = standing(STEPS[step], number)
    const stages =
      own === 'now' && at >= 0
        ? STAGE_ORDER.flatMap((one, place) =>
            STAGES[one].step === step ? [{ stage: one, speaker: STAGES[one].speaker, state: standing(place, at) }] : []
          )
        : []
    return { step, number: STEPS[step], state: own, stages }
  })
}
