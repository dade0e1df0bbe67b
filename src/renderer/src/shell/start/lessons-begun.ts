import type { CampaignSummary, SystemId } from '@shared/campaign/campaign'
import type { BattleKey } from '@shared/ipc/calls'

/** A first battle that is still fought. */
export interface LessonBegun extends BattleKey {
  readonly system: SystemId
  readonly part: number
}

/** How far a lesson has come, in steps. */
export interface LessonCourse {
  readonly done: number
  readonly count: number
}

/** Whether a campaign holds a lesson that is not over: it is listed with the lessons. */
export const isLesson = ({ running }: CampaignSummary): boolean => running?.lessonPart !== undefined

/** The lesson of each game played last, the newest first; none of an archived campaign. */
export function lessonsBegun(campaigns: readonly CampaignSummary[]): readonly LessonBegun[] {
  const found = new Map<SystemId, { readonly at: number; readonly lesson: LessonBegun }>()
  for (const { id, system, running, isArchived } of campaigns) {
    if (running?.lessonPart === undefined || isArchived) continue
    const at = running.lastPlayedAt ?? running.createdAt
    if (at <= (found.get(system)?.at ?? -1)) continue
    found.set(system, { at, lesson: { campaignId: id, battleId: running.id, system, part: running.lessonPart } })
  }
  return [...found.values()].sort((a, b) => b.at - a.at).map(({ lesson }) => lesson)
}
