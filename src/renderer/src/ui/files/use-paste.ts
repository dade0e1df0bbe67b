import { onBeforeUnmount, onMounted } from 'vue'

/**
 * Takes what is pasted where no text field has the focus: files, or a text as a file without a name. What a part of the screen takes for
 * itself, with `preventDefault`, is left to it.
 */
export function usePaste(take: (files: readonly File[]) => void): void {
  function pasted(event: ClipboardEvent): void {
    if (event.clipboardData === null || isInText(event.target) || isInText(document.activeElement)) return
    const files = filesIn(event.clipboardData)
    // A screen may have listened after us; the clipboard can only be read now.
    if (files.length > 0) setTimeout(() => (event.defaultPrevented ? undefined : take(files)))
  }

  onMounted(() => window.addEventListener('paste', pasted))
  onBeforeUnmount(() => window.removeEventListener('paste', pasted))
}

const TEXT_FIELD =
  'textarea,select,[contenteditable],input:not([type="checkbox"],[type="radio"],[type="button"],[type="file"],[type="range"])'

function isInText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELD) !== null
}

/** Cells of a spreadsheet come as text, as a web page and as a picture of themselves: they are meant as text. */
function filesIn(data: DataTransfer): readonly File[] {
  const text = data.getData('text/plain')
  const files = [...data.files]
  const isPictured = data.types.includes('text/html') && files.every(file => file.type.startsWith('image/'))
  if (files.length > 0 && !(isPictured && text.trim() !== '')) return files
  return text.trim() === '' ? [] : [new File([text], '')]
}
