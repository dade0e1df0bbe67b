import { computed, shallowReactive, type Directive } from 'vue'

/** Open dialogs and cards, the innermost last. The browser handles stacking, Escape and inertness. */
const opened = shallowReactive<HTMLElement[]>([])

/** The innermost dialog. Everything outside it is inert. */
export const topmostDialog = computed(() => [...opened].reverse().find(one => one instanceof HTMLDialogElement))

/** Whether a dialog or card is open. One the browser has just closed still counts until its close event. */
export function isOverlaid(): boolean {
  return opened.some(one => !(one instanceof HTMLDialogElement) || one.open)
}

/** `<dialog v-if="open" v-modal>`: modal while rendered. The value is called once it is shown. */
export const vModal: Directive<HTMLDialogElement, (() => void) | undefined> = {
  mounted(dialog, { value }) {
    dialog.showModal()
    opened.push(dialog)
    value?.()
  },
  beforeUnmount(dialog) {
    leave(dialog)
    // Removing an open dialog would not restore the focus.
    dialog.close()
  }
}

/** `<div v-if="open" v-popover popover>`: in the top layer while rendered. The value is called once it is shown. */
export const vPopover: Directive<HTMLElement, (() => void) | undefined> = {
  mounted(card, { value }) {
    card.showPopover()
    if (card.getAttribute('popover') === 'auto') opened.push(card)
    value?.()
  },
  beforeUnmount(card) {
    leave(card)
    card.hidePopover()
  }
}

/** `<ul v-overlay popover>`: counts as open as soon as a button shows it, before it has the focus, until hidden. */
export const vOverlay: Directive<HTMLElement> = {
  mounted(list) {
    list.addEventListener('beforetoggle', ({ newState }) => (newState === 'open' ? opened.push(list) : leave(list)))
  },
  beforeUnmount: leave
}

function leave(element: HTMLElement): void {
  const index = opened.indexOf(element)
  if (index >= 0) opened.splice(index, 1)
}
