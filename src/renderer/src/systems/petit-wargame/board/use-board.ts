import { createInjection } from '../../../table/frame/create-injection'
import { answering } from '../../../table/keys/answering'

/** A step in the centre that is answered on the board. */
interface BoardAnswers {
  /** Carries out the pending act at the cursor. */
  go(this: void): void
}

export const { provideAsking: provideBoardStep, useAsking: useBoardStep } = answering<BoardAnswers>({ go: () => undefined })

/** The board asks the step that is shown. */
export const { provide: provideBoard, use: useBoard } = createInjection<BoardAnswers>('board of Petit Wargame')
