import { onMounted, onScopeDispose, shallowRef, type Ref } from 'vue'
import type { News } from '@shared/ipc/news'
import { onNews } from './api'
import { useFailure } from './use-failure'

/** A value of the host: requested once, then updated by news. Null until the host has answered. */
export function useFollowed<T>(ask: () => Promise<T | null>, heard: (news: News) => T | null): Readonly<Ref<T | null>> {
  const { attempt } = useFailure()
  const state: Ref<T | null> = shallowRef(null)
  onScopeDispose(onNews(news => void (state.value = heard(news) ?? state.value)))
  onMounted(async () => {
    const asked = await attempt(ask)
    // News that came meanwhile is newer.
    state.value ??= asked
  })
  return state
}
