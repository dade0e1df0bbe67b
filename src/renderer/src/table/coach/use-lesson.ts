import { computed, shallowRef, type ComputedRef } from 'vue'
import { submit } from '@shared/core/engine/submit'
import { stepsDone, type LessonStep } from '@shared/core/lesson/lesson'
import type { AnsweredDice } from '@shared/core/log/entry'
import type { Typed } from '@shared/core/engine/rule-system'
import type { WireCommand } from '@shared/ipc/calls'
import { stepsInForce } from '@shared/report/steps-in-force'
import type { SystemPanels, WireLesson } from '../../contract/system-panels'
import { useBattleStore } from '../../session/battle-store'
import { useCampaignStore } from '../../session/campaign-store'
import { watchImmediate } from '../../ui/drawing/watch-immediate'

/** A first battle as far as it has come, read from its log: an undo takes a step back, and whoever comes again goes on where they left. */
export interface LessonCourse {
  /** The part, from 1, and whether another follows. */
  readonly part: number
  readonly hasNext: boolean
  readonly count: number
  readonly done: number
  /** The step that waits; null when all are done. */
  readonly step: WireStep | null
  /** What the step does, and its dice as the lesson has them; null where the battle has taken another way. */
  readonly act: { readonly command: WireCommand; readonly dice: readonly AnsweredDice[] } | null
}
type WireStep = LessonStep<unknown, Typed>

/** The lesson of the open battle; null for any other battle. */
export function useLesson(panels: SystemPanels): ComputedRef<LessonCourse | null> {
  const store = useBattleStore()
  const campaigns = useCampaignStore()
  const lesson = shallowRef<WireLesson | null>(null)
  const number = computed(() => campaigns.campaign?.battles.find(({ id }) => id === store.key?.battleId)?.lessonPart ?? null)
  watchImmediate(number, async part => {
    if (part !== null) lesson.value = (await panels.lesson?.()) ?? null
  })

  return computed(() => {
    const part = number.value
    const taught = part === null ? undefined : lesson.value?.[part - 1]
    if (part === null || taught === undefined || store.entryCount === 0) return null
    const done = stepsDone(
      taught,
      stepsInForce(store.entries()).map(({ command }) => command.type)
    )
    const step = taught.steps[done] ?? null
    return {
      part,
      hasNext: lesson.value?.[part] !== undefined,
      count: taught.steps.length,
      done,
      step,
      act: step === null ? null : actOf(panels, store.state, step)
    }
  })
}

function actOf({ system }: SystemPanels, state: unknown, { command: commandOf, faces = [] }: WireStep): LessonCourse['act'] {
  try {
    const command = commandOf(state)
    const tried = submit(system, state, command, faces)
    if (tried.kind !== 'decided') return null
    return { command, dice: tried.asked.map((roll, at) => ({ ...roll, faces: faces[at] ?? [], by: 'hand' as const })) }
  } catch {
    // The battle is the learner's: the ship that was to act may be gone.
    return null
  }
}
