import { computed, onScopeDispose, shallowRef, type ComputedRef, type Ref } from 'vue'
import type { CallReply } from '@shared/ipc/calls'
import { SCREEN_CALL, type ScreenFrame } from '@shared/ipc/player-screen'

/** How often the host is asked, so that a silent one is noticed. */
const ASK_MS = 4000
/** How long an answer may take before the screen says it is out of date. */
const SILENCE_MS = 10_000

/** The picture of the player screen, followed from the host; and since when nothing was heard, null while the host answers. */
export function useFrame(nowMs: () => number = Date.now): {
  readonly frame: Readonly<Ref<ScreenFrame | null>>
  readonly silentSince: ComputedRef<number | null>
} {
  const frame = shallowRef<ScreenFrame | null>(null)
  const heardAt = shallowRef(nowMs())
  const now = shallowRef(nowMs())

  function receive(heard: ScreenFrame): void {
    heardAt.value = now.value = nowMs()
    frame.value = heard
  }
  async function ask(): Promise<void> {
    now.value = nowMs()
    const reply = (await window.flagship.call(SCREEN_CALL, {})) as CallReply<ScreenFrame>
    if (reply.ok) receive(reply.result)
    else now.value = nowMs()
  }
  const stop = window.flagship.onNews(news => {
    if (news.kind === 'players.frame') receive(news.frame)
    // The connection was down: messages sent meanwhile are lost.
    else void ask()
  })
  const timer = setInterval(() => void ask(), ASK_MS)
  void ask()
  onScopeDispose(() => {
    stop()
    clearInterval(timer)
  })
  return { frame, silentSince: computed(() => (now.value - heardAt.value > SILENCE_MS ? heardAt.value : null)) }
}
