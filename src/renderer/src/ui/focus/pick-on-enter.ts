/** Enter on a focused answer not yet chosen selects it, as Space does. */
export function pickOnEnter({ target }: KeyboardEvent): void {
  if (target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type) && !target.checked) target.click()
}
