import type { ComputedRef } from 'vue'
import type { NextSection } from './next-section'

/** Why "Next" cannot be, in words. */
export interface NextRefusal {
  readonly text: string
  /** The requirement it rests on; null where plain sense says no. */
  readonly rule: string | null
  readonly canForce: boolean
}

/** "Next" in words: its name, what it brings, why not, and what it warns of. */
export interface NextWords {
  readonly label: ComputedRef<string>
  readonly sections: ComputedRef<readonly NextSection[]>
  readonly refusal: ComputedRef<NextRefusal | null>
  /** What it brings in one line, for the due line; left out where one line does not say it. */
  readonly summary?: ComputedRef<string>
  /** The first thing that could still be done, for the due line. */
  readonly caution: ComputedRef<string>
}
