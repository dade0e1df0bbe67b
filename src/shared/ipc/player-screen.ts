import type { SystemId } from '../campaign/campaign'
import type { Settings } from '../campaign/settings'
import type { Numbered, Shown } from '../core/view/shown'
import type { Account } from '../report/account'
import type { StrikeSeen } from '../report/strikes-seen'

/** A handout by the game master: its title, the text, and who wrote it. Title and author may be empty. */
export interface PlayerNote {
  readonly title: string
  readonly text: string
  readonly from: string
}

/**
 * The part of a battle on the player screen. A side is identified by its position among the visible ones and its name; a strip by its side
 * and name, since ids of a view are valid for that view only.
 */
export type Showing =
  | { readonly kind: 'black' }
  | { readonly kind: 'battle' }
  | { readonly kind: 'moment' }
  | { readonly kind: 'note' }
  | { readonly kind: 'side'; readonly side: string }
  | { readonly kind: 'strip'; readonly side: string; readonly strip: string }

/** What the game master has chosen for the player screen. It is stored, and one battle at a time is shown. */
export interface ScreenChoice {
  readonly campaignId: string
  readonly battleId: string
  /** The side whose view is shown; null for what everybody may see. */
  readonly eyes: string | null
  readonly showing: Showing
  /** The last note, shown or not. */
  readonly note: PlayerNote | null
  /** Who is ahead is left out of the picture; absent where it is not. */
  readonly hidesBalance?: true
  /** The table stays in the picture once the battle is over; absent where its end takes that place. */
  readonly keepsTable?: true
}

/** The contents of the player screen. It never includes anything that is not shown. */
export type ScreenScene =
  /** Nothing has been shown yet, or the battle is not open. */
  | { readonly kind: 'title' }
  | { readonly kind: 'black' }
  | {
      readonly kind: 'battle' | 'moment'
      readonly system: SystemId
      readonly shown: Shown
      readonly hidesBalance?: true
      /** What struck with this picture, numbered so that it is seen once; absent where nothing did. */
      readonly strikes?: Numbered<readonly StrikeSeen[]>
    }
  /** How the battle ended, as its viewer has seen it. */
  | { readonly kind: 'end'; readonly system: SystemId; readonly shown: Shown; readonly account: Account }
  | { readonly kind: 'note'; readonly system: SystemId; readonly shown: Shown; readonly note: PlayerNote; readonly hidesBalance?: true }

/** One picture of the player screen, in the language and theme of the game master's. */
export interface ScreenFrame {
  readonly look: Pick<Settings, 'language' | 'theme'>
  readonly scene: ScreenScene
}

/** The player screen as its game master sees it. */
export interface ScreenState {
  readonly choice: ScreenChoice | null
  /**
   * Whether players have a screen. unplaced: it is open in a window that the game master has to move to the players' display. left: a page
   * was open when the program or the browser ended, and can only be reopened by a click. Null if there is neither a window nor a page.
   */
  readonly window: 'open' | 'unplaced' | 'closed' | 'left' | null
  readonly frame: ScreenFrame
  /** Parts of the open battle that can be shown by themselves; empty if no battle is open. */
  readonly sides: readonly { readonly name: string; readonly strips: readonly string[] }[]
  /** The sides whose view can be shown. */
  readonly viewers: readonly { readonly sideId: string; readonly name: string }[]
  readonly leftOut: readonly LeftOut[]
}

/**
 * Something the game master sees and players do not, or not completely. notOnTable: not on the table yet. unseen: no side has found it.
 * unscanned: no scan has shown its figures. houseRule: a house rule hides its figures. staged: the volley that will strike it.
 */
export interface LeftOut {
  readonly name: string
  readonly why: 'notOnTable' | 'unseen' | 'unscanned' | 'houseRule' | 'staged'
}

/** The only call a player screen may make, and the only kind of news it receives. */
export const SCREEN_CALL = 'players.frame'
