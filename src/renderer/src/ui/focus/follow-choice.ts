import { nextTick } from 'vue'

/** Moves the focus to the chosen answer of its group, after a choice made elsewhere: Enter would pick the answer it was on instead. */
export async function followChoice(): Promise<void> {
  await nextTick()
  const at = document.activeElement
  if (!(at instanceof HTMLInputElement) || at.type !== 'radio' || at.checked) return
  const chosen = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')]
  chosen.find(one => one.name === at.name)?.focus()
}
