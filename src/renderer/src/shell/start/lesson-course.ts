import { stepsDone } from '@shared/core/lesson/lesson'
import { stepsInForce } from '@shared/report/steps-in-force'
import { call } from '../../session/host/api'
import { loadPanels } from '../../systems/registry'
import type { LessonBegun, LessonCourse } from './lessons-begun'

/** How far a lesson has come, read from its log; null where its battle cannot be read. */
export async function courseOf({ system, part, campaignId, battleId }: LessonBegun): Promise<LessonCourse | null> {
  try {
    const { entries } = await call('battle.open', { campaignId, battleId })
    const taught = (await (await loadPanels(system)).lesson?.())?.[part - 1]
    if (taught === undefined) return null
    const types = stepsInForce(entries).map(({ command }) => command.type)
    return { done: stepsDone(taught, types), count: taught.steps.length }
  } catch {
    // The table says what is wrong with a battle, when it is opened.
    return null
  }
}
