import { oneForAll } from '../../../table/frame/one-for-all'
import { answering } from '../../../table/keys/answering'

/** The step in the centre that takes its answer from the board. */
interface BoardAnswers {
  /** Carries out the pending act at the cursor. */
  go(this: void): void
}

export const { provideAsking: provideBoardStep, useAsking: useBoardStep } = answering<BoardAnswers>({ go: () => undefined })

/** The board asks whichever step is shown. */
export const { provideOne: provideBoard, useOne: useBoard } = oneForAll<BoardAnswers>('board of Petit Wargame')
