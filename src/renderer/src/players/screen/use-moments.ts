import { onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import type { Moment } from '@shared/core/view/shown'
import type { ScreenScene } from '@shared/ipc/player-screen'

/** How long a moment is shown large. */
const MOMENT_MS = 6000
/** The longest time in which shots land. What they did is told large after it. */
const SHOTS_MS = 1200

/**
 * The moment that is shown large over the battle, one at a time, each once; null when all is calm. Only what happens while the battle is
 * shown counts: what happened before is not made up for.
 */
export function useMoments(scene: () => ScreenScene): Readonly<Ref<Moment | null>> {
  const current = shallowRef<Moment | null>(null)
  let waiting: readonly Moment[] = []
  let seen = 0
  let volley = 0
  let isWatching = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function next(): void {
    const [first, ...rest] = waiting
    waiting = rest
    current.value = first ?? null
    clearTimeout(timer)
    if (first !== undefined) timer = setTimeout(next, MOMENT_MS)
  }

  watch(
    scene,
    now => {
      if (now.kind !== 'battle') {
        isWatching = false
        waiting = []
        next()
        return
      }
      const { moments } = now.shown
      const last = moments.at(-1)?.n ?? 0
      // A host that has started again counts from the beginning.
      const fresh = isWatching && last >= seen ? moments.filter(({ n }) => n > seen) : []
      isWatching = true
      seen = last
      waiting = [...waiting, ...fresh.map(({ value }) => value)]
      const shots = now.strikes?.n ?? volley
      const isFired = shots > volley
      volley = shots
      if (current.value !== null) return
      clearTimeout(timer)
      if (isFired) timer = setTimeout(next, SHOTS_MS)
      else next()
    },
    { immediate: true }
  )
  onScopeDispose(() => clearTimeout(timer))
  return current
}
