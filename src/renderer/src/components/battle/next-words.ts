import type { ComputedRef } from 'vue'
import type { NextSection } from './next-section'

/** "Next" in words: its name, what it brings, why not, and what it warns of. */
export interface NextWords {
  readonly label: ComputedRef<string>
  readonly sections: ComputedRef<readonly NextSection[]>
  readonly refusal: ComputedRef<{ readonly text: string; readonly rule: string | null; readonly canForce: boolean } | null>
  /** What it brings in one line, for the due line; left out where one line does not say it. */
  readonly summary?: ComputedRef<string>
  /** The first thing that could still be done, for the due line. */
  readonly caution: ComputedRef<string>
}
