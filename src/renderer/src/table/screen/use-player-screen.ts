import { computed, inject, onScopeDispose, provide, ref, shallowRef, type ComputedRef, type InjectionKey, type Ref } from 'vue'
import { isSameJson } from '@shared/kernel/same-json'
import type { PlayerNote, ScreenChoice, ScreenState, Showing } from '@shared/ipc/player-screen'
import { useBattleStore } from '../../session/battle-store'
import { call } from '../../session/host/api'
import { useFailure } from '../../session/host/use-failure'
import { useFollowed } from '../../session/host/use-followed'
import { useSettingsStore } from '../../session/host/settings-store'
import { nameFrom } from '../../ui/text/name-text'
import { useKept } from '../keep/use-kept'

export interface PlayerScreenControl {
  /** Null until the host has been asked. */
  readonly state: Readonly<Ref<ScreenState | null>>
  /** The parts of this battle that are shown; null if none are. */
  readonly showing: ComputedRef<Showing | null>
  /** The side whose view of this battle is shown; null for what everybody may see. */
  readonly eyes: Readonly<Ref<string | null>>
  /** The item being dragged to the thumbnail. */
  readonly dragged: Ref<Showing | null>
  /** The draft of the note. Writing shows nothing. */
  readonly note: Ref<PlayerNote>
  isShown(showing: Showing): boolean
  /** Whether it can be shown: a note needs a title and a text. */
  canShow(showing: Showing): boolean
  show(showing: Showing): Promise<void>
  lookThrough(sideId: string | null): Promise<void>
  /** Whether it shows who is ahead. */
  readonly showsBalance: ComputedRef<boolean>
  setBalance(isShown: boolean): Promise<void>
  /** Whether the end of the battle takes the place of the table in it. */
  readonly showsEnd: ComputedRef<boolean>
  setEnd(isShown: boolean): Promise<void>
  /** Whether the screen is a window of this program, which can close it. */
  readonly isWindow: ComputedRef<boolean>
  openScreen(): Promise<void>
  closeScreen(): Promise<void>
}

const EMPTY: PlayerNote = { title: '', text: '', from: '' }

const SCREEN: InjectionKey<PlayerScreenControl> = Symbol('player screen')

/** The player screen as the game master of the open battle follows and controls it. */
export function usePlayerScreen(): PlayerScreenControl {
  const found = inject(SCREEN)
  if (found === undefined) throw new Error('No battle screen provides the player screen')
  return found
}

/** Follows the player screen for all parts of a battle screen. */
export function providePlayerScreen(): void {
  provide(SCREEN, playerScreen())
}

function playerScreen(): PlayerScreenControl {
  const store = useBattleStore()
  const settings = useSettingsStore()
  const { attempt } = useFailure()
  const { key } = store
  const state = useFollowed(
    async () => (key === null ? null : call('players.screen', key)),
    news => (news.kind === 'players.screen' ? news.screen : null)
  )
  const choice = computed(() => {
    const chosen = state.value?.choice ?? null
    return chosen?.battleId === key?.battleId && chosen?.campaignId === key?.campaignId ? chosen : null
  })
  /** The latest choice on its way to the host: the next act builds on it, but only the host says what is shown. */
  const wanted = shallowRef<ScreenChoice | null>(null)
  const latest = computed(() => wanted.value ?? choice.value)
  const showing = computed(() => choice.value?.showing ?? null)
  const firstEyes = ref<string | null>(null)
  const eyes = computed(() => (latest.value === null ? firstEyes.value : latest.value.eyes))

  const kept = useKept<PlayerNote>(() => 'note for players')
  const written = shallowRef<PlayerNote | null>(kept.get() ?? null)
  const note = computed({ get: () => written.value ?? choice.value?.note ?? EMPTY, set: text => (written.value = text) })
  onScopeDispose(() => kept.keep(written.value ?? undefined))

  const canShow = ({ kind }: Showing): boolean => kind !== 'note' || (nameFrom(note.value.title) !== null && note.value.text.trim() !== '')

  const firstBalance = ref(true)
  const showsBalance = computed(() => (latest.value === null ? firstBalance.value : latest.value.hidesBalance !== true))

  const firstEnd = ref(true)
  const showsEnd = computed(() => (latest.value === null ? firstEnd.value : latest.value.keepsTable !== true))

  async function choose(
    showing: Showing,
    through: string | null,
    { hasBalance = showsBalance.value, hasEnd = showsEnd.value } = {}
  ): Promise<void> {
    if (key === null) return
    const shown = showing.kind === 'note' ? note.value : (latest.value?.note ?? null)
    const mine: ScreenChoice = {
      ...key,
      eyes: through,
      showing,
      note: shown,
      ...(!hasBalance && { hidesBalance: true }),
      ...(!hasEnd && { keepsTable: true })
    }
    wanted.value = mine
    await attempt(() => call('players.show', mine))
    if (wanted.value === mine) wanted.value = null
  }

  const isWindow = computed(() => settings.info?.shell === 'desktop')

  return {
    state,
    showing,
    eyes,
    dragged: shallowRef(null),
    note,
    canShow,
    isWindow,
    isShown: one => isSameJson(one, showing.value),
    async show(one) {
      if (canShow(one)) await choose(one, eyes.value)
    },
    async lookThrough(sideId) {
      firstEyes.value = sideId
      if (latest.value !== null) await choose(latest.value.showing, sideId)
    },
    showsBalance,
    async setBalance(isShown) {
      firstBalance.value = isShown
      if (latest.value !== null) await choose(latest.value.showing, eyes.value, { hasBalance: isShown })
    },
    showsEnd,
    async setEnd(isShown) {
      firstEnd.value = isShown
      if (latest.value !== null) await choose(latest.value.showing, eyes.value, { hasEnd: isShown })
    },
    async openScreen() {
      // A browser opens a page only in response to a click.
      if (isWindow.value) await attempt(() => call('players.openWindow', {}))
      else window.open('/players', 'flagship-players')
    },
    async closeScreen() {
      await attempt(() => call('players.closeWindow', {}))
    }
  }
}
