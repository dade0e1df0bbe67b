import type { ShipId } from '@shared/systems/xwing/model/squad'
import { answering } from '../../../table/keys/answering'

/** How the panel in the centre handles digits, letters and pointing; each returns whether it was an answer. */
export interface Answers {
  digit(digit: number): boolean
  point(id: ShipId): boolean
  letter(letter: string): boolean
  /** Letters that mean something here. */
  letters(): readonly string[]
}

export const { provideAsking, useAsking } = answering<Answers>({
  digit: () => false,
  point: () => false,
  letter: () => false,
  letters: () => []
})
