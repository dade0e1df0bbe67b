import type { ComputedRef } from 'vue'
import type { NextSection } from './next-section'

/** Why "Next" is refused, in words. */
export interface NextRefusal {
  readonly text: string
  /** The requirement behind it; null when it is plain common sense. */
  readonly rule: string | null
  readonly canForce: boolean
  /** Lets go of what is half done, where that is the reason. */
  readonly letGo?: () => void
}

/** "Next" in words: its label, what it does, why it is refused, and its warnings. */
export interface NextWords {
  readonly label: ComputedRef<string>
  readonly sections: ComputedRef<readonly NextSection[]>
  readonly refusal: ComputedRef<NextRefusal | null>
  /** What it does in one line, for the due line; absent if one line is not enough. */
  readonly summary?: ComputedRef<string>
  /** The first thing that could still be done, for the due line. */
  readonly caution: ComputedRef<string>
}
