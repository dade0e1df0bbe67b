import type { ShipId } from '@shared/systems/xwing/model/squad'
import { answering } from '../../../table/keys/answering'

/** How the panel in the centre handles letters and pointing; each returns whether it was an answer. */
export interface Answers {
  point(id: ShipId): boolean
  letter(letter: string): boolean
  /** Letters that mean something here. */
  letters(): readonly string[]
  /** Digits set ranges in the row that has the focus, and point at ships elsewhere. */
  measures(): boolean
}

export const { provideAsking, useAsking } = answering<Answers>({
  point: () => false,
  letter: () => false,
  letters: () => [],
  measures: () => false
})
