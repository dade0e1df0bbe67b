import type { SystemId } from '../campaign/campaign'
import type { Settings } from '../campaign/settings'
import type { Shown } from '../core/view/told'

/** A text the game master hands over: what it is, the text, and who wrote it. The last two lines may be empty. */
export interface PlayerNote {
  readonly title: string
  readonly text: string
  readonly from: string
}

/**
 * What the player screen shows of a battle. A side is named by its place among those seen, and its name; a strip by its side and name,
 * since ids of a view are good for that view only.
 */
export type Showing =
  | { readonly kind: 'black' }
  | { readonly kind: 'battle' }
  | { readonly kind: 'moment' }
  | { readonly kind: 'note' }
  | { readonly kind: 'side'; readonly side: string }
  | { readonly kind: 'strip'; readonly side: string; readonly strip: string }

/** What the game master chose for the player screen. It is kept, and one battle at a time is shown. */
export interface ScreenChoice {
  readonly campaignId: string
  readonly battleId: string
  /** The side through whose eyes the screen looks; null for what everybody may see. */
  readonly eyes: string | null
  readonly showing: Showing
  /** The last note, shown or not. */
  readonly note: PlayerNote | null
}

/** What is on the player screen, and nothing else: what is not shown is not in it. */
export type ScreenScene =
  /** Nothing was shown yet, or the battle is not open. */
  | { readonly kind: 'title' }
  | { readonly kind: 'black' }
  | { readonly kind: 'battle' | 'moment'; readonly system: SystemId; readonly shown: Shown }
  | { readonly kind: 'note'; readonly system: SystemId; readonly shown: Shown; readonly note: PlayerNote }

/** One picture of the player screen, in the language and colours of the game master's. */
export interface ScreenFrame {
  readonly look: Pick<Settings, 'language' | 'theme'>
  readonly scene: ScreenScene
}

/** The player screen as its game master sees it. */
export interface ScreenState {
  readonly choice: ScreenChoice | null
  /**
   * Whether players have a screen. left: a page was open when the program or the browser ended, and only a press can open it again. Null
   * where there is neither window nor page.
   */
  readonly window: 'open' | 'closed' | 'left' | null
  readonly frame: ScreenFrame
  /** What can be shown by itself, of the battle the game master has open; empty while none is. */
  readonly sides: readonly { readonly name: string; readonly strips: readonly string[] }[]
  /** The sides through whose eyes the screen can look. */
  readonly viewers: readonly { readonly sideId: string; readonly name: string }[]
  readonly leftOut: readonly LeftOut[]
}

/**
 * Something the game master sees and players do not, or not in full. notOnTable: not on the table yet. unseen: no side has found it.
 * unscanned: no scan has shown its figures. houseRule: a house rule keeps its figures. staged: the volley that will strike it.
 */
export interface LeftOut {
  readonly name: string
  readonly why: 'notOnTable' | 'unseen' | 'unscanned' | 'houseRule' | 'staged'
}

/** The one call a player screen may make, and the one kind of news it hears. */
export const SCREEN_CALL = 'players.frame'
