import type { SystemId } from '../campaign/campaign'
import type { Settings } from '../campaign/settings'
import type { ChosenRulings } from '../core/rulings/ruling'
import type { ImportNote } from '../exchange/import-note'
import type { ImportProblem } from '../exchange/import-problem'
import type { Roster } from '../schema/hosted-system'

/** An exported file and a suggested name for it. */
export interface ExportedFile {
  readonly fileName: string
  readonly text: string
  /** Names of campaigns and battles that are missing or incomplete in it, because they could not be read or are too large for a file. */
  readonly leftOut: readonly string[]
}

/** A roster as a file and as a code. */
export interface SharedRoster extends ExportedFile {
  readonly code: string
  /** A squad of X-Wing in XWS, with the names of what that cannot say; null for other games. */
  readonly xws: ExportedFile | null
}

/** A battle as the squares of a printed sheet hold it. */
export interface PaperSquares {
  /** The bytes of each square, in base64; null when the battle is too large for them. */
  readonly squares: readonly string[] | null
  /** When they were made, in milliseconds since 1970. */
  readonly at: number
}

/** A battle in the preview of an import. */
interface IncomingBattle {
  readonly name: string
  readonly entries: number
  readonly isOver: boolean
  /** It begins with a printed sheet, and what happened before is missing. */
  readonly isFromPaper: boolean
}

/** A preview of an imported file for the GM. The host creates campaigns from it; rosters and settings are left to the page. */
export type ImportPreview =
  | {
      readonly kind: 'campaigns'
      readonly campaigns: readonly {
        readonly name: string
        readonly system: SystemId
        readonly rosters: readonly string[]
        readonly battles: readonly IncomingBattle[]
      }[]
      /** Names of the rosters for the own library. */
      readonly library: readonly string[]
    }
  | {
      readonly kind: 'roster'
      readonly system: SystemId
      readonly rulings: ChosenRulings
      readonly roster: Roster
      /** What of a file of another program has to be looked at; absent for ours. */
      readonly notes?: readonly ImportNote[]
    }
  | { readonly kind: 'settings'; readonly settings: Settings }

export type ImportCheck =
  | { readonly kind: 'refused'; readonly problem: ImportProblem }
  | { readonly kind: 'ready'; readonly preview: ImportPreview }

/** Maximum size in bytes of one piece of a file. */
export const IMPORT_PIECE_BYTES = 120 * 1024
