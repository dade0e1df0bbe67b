import { computed, inject, provide, ref, shallowRef, type ComputedRef, type InjectionKey, type Ref, type ShallowRef } from 'vue'
import type { CallArgs } from '@shared/ipc/calls'
import type { SentDice, StationsState } from '@shared/ipc/stations'
import { useBattleStore } from '../../session/battle-store'
import { call } from '../../session/host/api'
import { useFailure } from '../../session/host/use-failure'
import { useFollowed } from '../../session/host/use-followed'
import { watchImmediate } from '../../ui/drawing/watch-immediate'
import { useAnswers, type Answers } from './use-answers'

type Act = 'stations.close' | 'stations.admit' | 'stations.turnAway' | 'stations.sendAway' | 'stations.takeDice'

export interface StationsControl {
  /** Null until the host was asked. */
  readonly state: Readonly<Ref<StationsState | null>>
  /** Phones may join. */
  readonly isOpen: ComputedRef<boolean>
  /** How much waits for the game master: players to admit, proposals, and dice that no prompt offers. */
  readonly waiting: ComputedRef<number>
  /** Dice of a phone that wait elsewhere than in the prompt of their roll. */
  readonly strayDice: ComputedRef<SentDice | null>
  /** Called in the setup of a prompt: the dice of a phone are not stray while one offers them. */
  countOffers(isOffering: () => boolean): void
  /** Goes to what waits, or from there back to where the focus was; null while nothing shows it. */
  readonly goToQueue: ShallowRef<(() => void) | null>
  readonly answers: Answers
  /** The number of the last entry before something was granted to a player: a yes, or dice that were taken. A new value for each. */
  readonly granted: ShallowRef<number | null>
  open(address: string, showsChances: boolean): Promise<void>
  act<N extends Act>(name: N, args: CallArgs<N>): Promise<void>
}

const STATIONS: InjectionKey<StationsControl> = Symbol('stations')

/** Follows the table of phones for all parts of a battle screen. */
export function provideStations(): StationsControl {
  const control = stations()
  provide(STATIONS, control)
  return control
}

/** The table of phones of this screen; null where none is followed. */
export function useStations(): StationsControl | null {
  return inject(STATIONS, null)
}

/** The table of phones as the game master of the open battle follows and directs it. */
function stations(): StationsControl {
  const store = useBattleStore()
  const { attempt } = useFailure()
  const state = useFollowed(
    () => call('stations.state', {}),
    news => (news.kind === 'stations.changed' ? news.stations : null)
  )

  const granted = shallowRef<number | null>(null)
  /** Watched as an event: the same number again is another grant. */
  async function grant(call_: () => Promise<unknown>): Promise<void> {
    const before = store.entries().at(-1)?.seq ?? 0
    granted.value = null
    const isDone = await attempt(() => store.writing(() => call_().then(() => true)))
    if (isDone === true) granted.value = before
  }

  const offers = ref(0)
  const strayDice = computed(() => (offers.value > 0 ? null : (state.value?.dice ?? null)))

  return {
    state,
    isOpen: computed(() => state.value !== null && state.value.open !== null),
    strayDice,
    countOffers(isOffering) {
      // Undone by the watcher itself: a prompt that goes with its roll has nothing left to count by then.
      watchImmediate(isOffering, (isOne, _was, onCleanup) => {
        if (!isOne) return
        offers.value += 1
        onCleanup(() => (offers.value -= 1))
      })
    },
    waiting: computed(() => {
      const { joinRequests = [], proposals = [] } = state.value ?? {}
      return joinRequests.length + proposals.length + (strayDice.value === null ? 0 : 1)
    }),
    goToQueue: shallowRef(null),
    granted,
    answers: useAnswers(state, async args => {
      if (args.word === 'no') await attempt(() => call('stations.answer', args))
      else await grant(() => call('stations.answer', args))
    }),
    async open(address, showsChances) {
      const { key } = store
      if (key !== null) await attempt(() => call('stations.open', { ...key, address, showsChances }))
    },
    async act(name, args) {
      if (name === 'stations.takeDice') await grant(() => call(name, args))
      else await attempt(() => call(name, args))
    }
  }
}
