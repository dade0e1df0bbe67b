/**
 * Whether an element has the focus in name only: it is in a dialog that has just been closed, and the browser takes the focus from it with
 * the next frame. Keys pressed meanwhile are not its own.
 */
export function isLeftBehind(element: Element): boolean {
  return element.closest('dialog:not([open])') !== null
}
