import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

/** Takes files that are dropped anywhere on the window, all of them. `isOver`: some hang above it. Text dragged within the page is left alone. */
export function useFileDrop(take: (files: readonly File[]) => void): { readonly isOver: Readonly<Ref<boolean>> } {
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
