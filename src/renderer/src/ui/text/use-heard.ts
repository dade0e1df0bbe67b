import { onBeforeUnmount, ref, watch, type Ref } from 'vue'

/** How long a text must stay before it is read out, in milliseconds: longer than a second digit takes, shorter than a pause. */
const STAYS_MS = 500

/** A text for a live region: what is gone again at once is never heard. */
export function useHeard(text: () => string): Readonly<Ref<string>> {
  const heard = ref('')
  let waiting: ReturnType<typeof setTimeout> | undefined
  watch(
    text,
    now => {
      clearTimeout(waiting)
      waiting = setTimeout(() => (heard.value = now), STAYS_MS)
    },
    { immediate: true }
  )
  onBeforeUnmount(() => clearTimeout(waiting))
  return heard
}
