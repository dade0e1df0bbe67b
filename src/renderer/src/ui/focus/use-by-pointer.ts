import { onBeforeUnmount, onMounted } from 'vue'

/** Whether the last input anywhere was by pointer, and not by key. */
export function useByPointer(): () => boolean {
  let isPointer = false
  const hear = ({ type }: Event): void => void (isPointer = type === 'pointerdown')
  const kinds = ['pointerdown', 'keydown'] as const
  onMounted(() => {
    for (const kind of kinds) window.addEventListener(kind, hear, true)
  })
  onBeforeUnmount(() => {
    for (const kind of kinds) window.removeEventListener(kind, hear, true)
  })
  return () => isPointer
}
