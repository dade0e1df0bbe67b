import { computed, shallowReactive, type Directive } from 'vue'

/** Dialogs and cards that are open, the innermost last. The platform sees to their order, their Escape and what lies behind them. */
const opened = shallowReactive<HTMLElement[]>([])

/** The innermost dialog. What stands outside it can be neither pressed nor read. */
export const topmostDialog = computed(() => [...opened].reverse().find(one => one instanceof HTMLDialogElement))

/** Whether a dialog or a card is open. One that the platform has just closed is drawn until the news of it comes. */
export function isOverlaid(): boolean {
  return opened.some(one => !(one instanceof HTMLDialogElement) || one.open)
}

/** `<dialog v-if="open" v-modal>`: modal while it is drawn. The value runs once it is shown. */
export const vModal: Directive<HTMLDialogElement, (() => void) | undefined> = {
  mounted(dialog, { value }) {
    dialog.showModal()
    opened.push(dialog)
    value?.()
  },
  beforeUnmount(dialog) {
    leave(dialog)
    // A dialog that is only removed would not give the focus back.
    dialog.close()
  }
}

/** `<div v-if="open" v-popover popover>`: above all else while it is drawn. The value runs once it is shown. */
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

/** `<ul v-overlay popover>`: counted as open from the moment a button shows it, before it has the focus, until it is hidden. */
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
