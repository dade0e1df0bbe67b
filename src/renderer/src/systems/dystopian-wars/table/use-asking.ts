import type { FireOption } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import { answering } from '../../../table/keys/answering'

/** How the panel in the centre handles digits and pointing; both return whether it was an answer. */
export interface Answers {
  digit(digit: string): boolean
  point(id: CombatantId): boolean
  /** A digit with Shift or Alt means this one of the side opposite; null where that only points at it. */
  readonly foe: ((id: CombatantId) => boolean) | null
  /** Sets the option of the fire being prepared; null without one. */
  readonly option: ((option: FireOption) => void) | null
  /** Declares the fire being prepared as the last, and continues; null without one. */
  readonly declareLast: (() => void) | null
  /** Takes the last answer back. */
  back(): void
}

/** The focus is in the question that is open: digits are its answers, and elsewhere they mean the acting side. */
export function isAskedUnderFocus(): boolean {
  return (document.activeElement?.closest('[data-asks]') ?? null) !== null
}

export const { provideAsking, useAsking } = answering<Answers>({
  digit: () => false,
  point: () => false,
  foe: null,
  option: null,
  declareLast: null,
  back: () => undefined
})
