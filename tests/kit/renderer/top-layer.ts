import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils'
import { afterAll } from 'vitest'
import { isOverlaid, topmostDialog } from '../../../src/renderer/src/ui/dialogs/top-layer'

/**
 * The part of the top layer that happy-dom leaves out: popovers, and the focus that goes back as something closes. What the real one does
 * with Escape, presses and what is behind is tested in `tests/e2e/dialogs.spec.ts`.
 */
const focusedBefore = new WeakMap<HTMLElement, Element | null>()
const { showModal, close } = HTMLDialogElement.prototype

HTMLDialogElement.prototype.showModal = function () {
  focusedBefore.set(this, document.activeElement)
  showModal.call(this)
  this.querySelector<HTMLElement>('[autofocus]')?.focus()
}
HTMLDialogElement.prototype.close = function (value) {
  close.call(this, value)
  giveBack(this)
}
HTMLElement.prototype.showPopover = function () {
  focusedBefore.set(this, document.activeElement)
}
HTMLElement.prototype.hidePopover = function () {
  giveBack(this)
}

function giveBack(from: HTMLElement): void {
  const before = focusedBefore.get(from)
  focusedBefore.delete(from)
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
}

// Test files of one worker share their modules and their page. A screen left mounted could open a dialog late, in the middle of the next
// file; an element left behind with the focus would take its keys.
afterAll(() => {
  document.body.replaceChildren()
  if (isOverlaid() || topmostDialog.value !== undefined) throw new Error('A dialog or a card is still open')
})
disableAutoUnmount()
enableAutoUnmount(afterAll)
