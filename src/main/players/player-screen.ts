import { Feed } from '@shared/core/view/feed'
import { firstShown, nextShown } from '@shared/core/view/next-shown'
import { isTheSame } from '@shared/core/view/pairs'
import type { TableView } from '@shared/core/view/table-view'
import type { Numbered, Shown } from '@shared/core/view/shown'
import type { Viewer } from '@shared/core/view/viewer'
import type { Settings } from '@shared/campaign/settings'
import { CallFailure, type BattleKey } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import type { ScreenChoice, ScreenFrame, ScreenState } from '@shared/ipc/player-screen'
import type { Account } from '@shared/report/account'
import { strikesSeen, type StrikeSeen } from '@shared/report/strikes-seen'
import type { KeptChoice } from './kept-choice'
import type { Log } from '../platform/log'
import type { KeptDocument } from '../store/document/kept-document'
import { PagePresence } from './page-presence'
import { leftOut, sceneOf } from './scene'
import { seenBy } from './seen-by'
import type { ScreenPages, ScreenWindow } from './screen-window'

interface PlayerScreenParts {
  readonly kept: KeptChoice
  readonly settings: { readonly value: Settings }
  /** Null if the player screen is a page of the browser. */
  readonly window: ScreenWindow | null
  /** Null if it is a window. */
  readonly pages: ScreenPages | null
  /** Whether players had a page open when the program ended. */
  readonly keptPage: KeptDocument<boolean>
  /** The battle as a viewer may see it; null if it is not open. */
  readonly viewFor: (key: BattleKey, viewer: Viewer) => TableView | null
  /** The battle so far as a viewer has seen it; null if it is not open. */
  readonly accountFor: (key: BattleKey, viewer: Viewer) => Account | null
  /** What struck since it was last asked, and the units this viewer knows of; null for nothing. */
  readonly struckSince: (
    key: BattleKey,
    viewer: Viewer
  ) => { readonly strikes: Parameters<typeof strikesSeen>[0]; readonly known: Parameters<typeof strikesSeen>[1] } | null
  readonly announce: (news: News) => void
  readonly log: Log
}

/** The letters a side may have. */
const SIDE_IDS = 'ABCDEFGH'

const isBattle = (one: BattleKey | null, { campaignId, battleId }: BattleKey): boolean =>
  one?.campaignId === campaignId && one.battleId === battleId

/** The player screen: what the game master shows on it, redrawn whenever the battle on it changes. */
export class PlayerScreen {
  readonly #parts: PlayerScreenParts
  readonly #presence: PagePresence | null
  readonly #stopListening: () => void
  /** What one viewer of one battle was shown last. */
  #told: { readonly of: string; readonly shown: Shown; readonly strikes: Numbered<readonly StrikeSeen[]> | null } | null = null
  /** How often something was seen to strike. */
  #volleys = 0
  #announced: ScreenState | null = null
  /** The battle the game master has open; parts of it may be shown. */
  #opened: BattleKey | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(parts: PlayerScreenParts) {
    const { pages, keptPage, log } = parts
    this.#parts = parts
    this.#presence = pages === null ? null : new PagePresence({ pages, kept: keptPage, changed: () => this.#look(), log })
    this.#stopListening = parts.window?.listen(() => this.#look()) ?? (() => undefined)
  }

  get frame(): ScreenFrame {
    const { kept, settings, accountFor } = this.#parts
    const { language, theme } = settings.value
    const choice = kept.value
    const accountOf = () => (choice === null ? null : accountFor(choice, seenBy(choice.eyes)))
    return { look: { language, theme }, scene: sceneOf(choice, this.#showNext(), { accountOf, strikes: this.#told?.strikes ?? null }) }
  }

  get state(): ScreenState {
    const { kept, window, viewFor } = this.#parts
    const choice = kept.value
    const frame = this.frame
    const key = this.#opened ?? choice
    const seen = key === null ? null : isBattle(choice, key) ? (this.#told?.shown.view ?? null) : viewFor(key, { kind: 'table' })
    const all = key === null || seen === null ? null : viewFor(key, { kind: 'gm' })
    return {
      choice,
      window: window === null ? (this.#presence?.standing ?? null) : standingOf(window),
      frame,
      sides: seen?.sides.map(({ name, strips }) => ({ name, strips: strips.map(strip => strip.name) })) ?? [],
      viewers: key === null || seen === null ? [] : this.#viewersOf(key),
      leftOut: leftOut(all, seen)
    }
  }

  /** The screen as the game master of this battle sees it, now and in later news. Asking shows nothing of the battle. */
  stateOf({ campaignId, battleId }: BattleKey): ScreenState {
    this.#opened = { campaignId, battleId }
    return this.#look()
  }

  /** Resolves when the choice is stored and everyone has been notified. */
  async show(choice: ScreenChoice): Promise<ScreenState> {
    await this.#parts.kept.save(choice)
    return this.#look()
  }

  openWindow(): ScreenState {
    this.#ownWindow().open()
    return this.#look()
  }

  closeWindow(): ScreenState {
    this.#ownWindow().close()
    return this.#look()
  }

  /** Redraws soon, if the news may change what is shown. */
  note(news: News): void {
    const isOffered =
      news.kind === 'battle.appended' && [this.#parts.kept.value, this.#opened].some(battle => battle?.battleId === news.battleId)
    if (isOffered || news.kind === 'settings.changed') this.lookSoon()
  }

  /**
   * Everything that happens within one tick is drawn at once, so that the screen is never busier than the eye can follow and no click waits
   * for it. Ticks are at fixed times: if they were counted from the first act, a hidden act would shift the time at which a visible one is
   * shown.
   */
  lookSoon(): void {
    this.#timer ??= setTimeout(() => this.#look(), Feed.TICK_MS - (performance.now() % Feed.TICK_MS))
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#stopListening()
    this.#presence?.stop()
  }

  #ownWindow(): ScreenWindow {
    const { window } = this.#parts
    if (window === null) throw new CallFailure('refused', 'no second window in this shell')
    return window
  }

  #viewersOf(key: BattleKey): ScreenState['viewers'] {
    return [...SIDE_IDS].flatMap(sideId => {
      const own = this.#parts.viewFor(key, { kind: 'side', sideId })?.sides.find(side => side.relation === 'own')
      return own === undefined ? [] : [{ sideId, name: own.name }]
    })
  }

  #look(): ScreenState {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const state = this.state
    const before = this.#announced
    this.#announced = state
    if (before === null || !isTheSame(before.frame, state.frame)) this.#parts.announce({ kind: 'players.frame', frame: state.frame })
    if (before === null || !isTheSame(before, state)) this.#parts.announce({ kind: 'players.screen', screen: state })
    return state
  }

  /** Takes in what has happened since; null if the battle shown is not open. */
  #showNext(): Shown | null {
    const choice = this.#parts.kept.value
    const view = choice === null ? null : this.#parts.viewFor(choice, seenBy(choice.eyes))
    if (choice === null || view === null) {
      this.#told = null
      return null
    }
    const of = `${choice.campaignId}/${choice.battleId}/${choice.eyes ?? ''}`
    const struck = this.#parts.struckSince(choice, seenBy(choice.eyes))
    const before = this.#told
    if (before?.of !== of) this.#told = { of, shown: firstShown(view), strikes: null }
    else {
      const shown = nextShown(before.shown, view)
      const seen = struck === null ? [] : strikesSeen(struck.strikes, struck.known, before.shown.view, view)
      if (seen.length > 0) this.#volleys += 1
      const strikes = seen.length > 0 ? { n: this.#volleys, value: seen } : shown === before.shown ? before.strikes : null
      this.#told = { of, shown, strikes }
    }
    return this.#told.shown
  }
}

function standingOf({ isOpen, isPlaced }: ScreenWindow): ScreenState['window'] {
  if (!isOpen) return 'closed'
  return isPlaced ? 'open' : 'unplaced'
}
