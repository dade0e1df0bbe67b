import type { TableView } from '@shared/core/view/table-view'
import type { Replay, ReplayFrame } from '@shared/replay/replay'
import { useWords } from '../i18n/use-words'

/** What stands for a frame wherever it is named. */
export function useFrameWords(): {
  /** "Round 3". */
  readonly roundOf: (round: TableView['round']) => string
  /** What the game calls a round, within a sentence. */
  readonly roundWord: (replay: Pick<Replay, 'frames'>) => string
  /** The first thing that happens in it; the step it is in where nothing does. */
  readonly saidIn: (frame: ReplayFrame) => string
} {
  const { say } = useWords()
  return {
    roundWord: ({ frames: [first] }) => (first === undefined ? '' : say(first.view.round.word).toLowerCase()),
    roundOf: ({ word, number }) => say({ key: 'view.moment.inRound', values: { round: word, number } }),
    saidIn: ({ says: [first], view }) => say(first ?? view.heading)
  }
}
