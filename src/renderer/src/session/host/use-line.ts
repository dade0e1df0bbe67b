import { readonly, ref } from 'vue'
import { onNews } from './api'

const isDown = ref(false)
let stop: (() => void) | null = null

/** Whether the line to the program is down, in a browser: what is sent meanwhile waits for it. */
export function useLine(): { readonly isDown: Readonly<typeof isDown> } {
  stop ??= onNews(news => {
    if (news.kind === 'host.line') isDown.value = news.isDown
  })
  return { isDown: readonly(isDown) }
}

/** Forgets the line, for tests that make one page after another. */
export function forgetLine(): void {
  stop?.()
  stop = null
  isDown.value = false
}
