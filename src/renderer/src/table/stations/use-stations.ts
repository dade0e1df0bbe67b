import { computed, inject, provide, type ComputedRef, type InjectionKey, type Ref } from 'vue'
import type { CallArgs } from '@shared/ipc/calls'
import type { StationsState } from '@shared/ipc/stations'
import { useBattleStore } from '../../session/battle-store'
import { call } from '../../session/host/api'
import { useFailure } from '../../session/host/use-failure'
import { useFollowed } from '../../session/host/use-followed'
import { useAnswers, type Answers } from './use-answers'

type Act = 'stations.close' | 'stations.admit' | 'stations.turnAway' | 'stations.sendAway' | 'stations.takeDice'

export interface StationsControl {
  /** Null until the host was asked. */
  readonly state: Readonly<Ref<StationsState | null>>
  /** How much waits for the game master: players to admit, proposals, dice. */
  readonly waiting: ComputedRef<number>
  readonly answers: Answers
  open(address: string, showsChances: boolean): Promise<void>
  act<N extends Act>(name: N, args: CallArgs<N>): Promise<void>
}

const STATIONS: InjectionKey<StationsControl> = Symbol('stations')

/** Follows the table of phones for all parts of a battle screen. */
export function provideStations(): void {
  provide(STATIONS, stations())
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

  return {
    state,
    waiting: computed(() => {
      const { joinRequests = [], proposals = [], dice = null } = state.value ?? {}
      return joinRequests.length + proposals.length + (dice === null ? 0 : 1)
    }),
    answers: useAnswers(state, async args => {
      await attempt(() => call('stations.answer', args))
    }),
    async open(address, showsChances) {
      const { key } = store
      if (key !== null) await attempt(() => call('stations.open', { ...key, address, showsChances }))
    },
    async act(name, args) {
      await attempt(() => call(name, args))
    }
  }
}
