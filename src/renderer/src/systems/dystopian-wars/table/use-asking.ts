import type { FireOption } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import { answering } from '../../../table/keys/answering'

/** What the panel in the centre makes of a digit, and of a unit or wing pointed at; both say whether it was an answer. */
export interface Answers {
  digit(digit: string): boolean
  point(id: CombatantId): boolean
  /** Takes an option of the fire that is put together; null where none is. */
  readonly option: ((option: FireOption) => void) | null
  /** Takes the last answer back. */
  back(): void
}

export const { provideAsking, useAsking } = answering<Answers>({
  digit: () => false,
  point: () => false,
  option: null,
  back: () => undefined
})
