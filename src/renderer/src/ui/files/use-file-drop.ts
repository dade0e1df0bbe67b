import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

/** Accepts files dropped anywhere on the window. `isOver` is true while some are dragged over it. Dragged text is ignored. */
export function useFileDrop(take: (files: readonly File[]) => void): { readonly isOver: Readonly<Ref<boolean>> } {
  const isOver = ref(false)
  const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true

  function over(event: DragEvent): void {
    if (!hasFile(event)) return
    // Otherwise the window would open the file instead of the page.
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
    take([...(event.dataTransfer?.files ?? [])])
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
