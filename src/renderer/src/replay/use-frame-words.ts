import type { TableView } from '@shared/core/view/table-view'
import type { ReplayFrame } from '@shared/replay/replay'
import { useWords } from '../i18n/use-words'

/** What stands for a frame wherever it is named. */
export function useFrameWords(): {
  /** "Round 3". */
  readonly roundOf: (round: TableView['round']) => string
  /** The first thing that happens in it; the step it is in where nothing does. */
  readonly saidIn: (frame: ReplayFrame) => string
} {
  const { say } = useWords()
  return {
    roundOf: ({ word, number }) => say({ key: 'view.moment.inRound', values: { round: word, number } }),
    saidIn: ({ says: [first], view }) => say(first ?? view.heading)
  }
}
