import { onBeforeUnmount, onMounted, ref } from 'vue'
import type { Ref } from 'vue'

/** Takes a file that is dropped anywhere on the window. `isOver`: one hangs above it. Text dragged within the page is left alone. */
export function useFileDrop(take: (file: File) => void): { readonly isOver: Readonly<Ref<boolean>> } {
  const isOver = ref(false)
  const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true

  function over(event: DragEvent): void {
    if (!hasFile(event)) return
    // Without this the window would open the file in place of the page.
    event.preventDefault()
    isOver.value = true
  }
  function left(event: DragEvent): void {
    if (event.relatedTarget === null) isOver.value = false
  }
  function dropped(event: DragEvent): void {
    if (!hasFile(event)) return
    event.preventDefault()
    isOver.value = false
    const file = event.dataTransfer?.files[0]
    if (file !== undefined) take(file)
  }

  onMounted(() => {
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', left)
    window.addEventListener('drop', dropped)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('dragover', over)
    window.removeEventListener('dragleave', left)
    window.removeEventListener('drop', dropped)
  })
  return { isOver }
}
