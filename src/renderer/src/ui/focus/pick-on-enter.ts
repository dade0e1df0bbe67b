/** Enter on an answer that has the focus and is not chosen yet chooses it, as Space does. */
export function pickOnEnter({ target }: KeyboardEvent): void {
  if (target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type) && !target.checked) target.click()
}
