import type { ChosenShortcut } from '../../contract/shortcut'

/** Marks numbers that open a breakdown (see BreakdownCard). */
const WHY_ATTRIBUTE = 'data-why'
/** Explained only under the pointer. */
const POINTED = '[data-why=pointed]'

/** `W` opens the breakdown of the number under the pointer, else of the focused one, else of the first one. */
export function useExplain(): ChosenShortcut {
  return {
    action: 'app.why',
    isInFoot: true,
    run() {
      const under = [...document.querySelectorAll(':hover')].at(-1)?.closest<HTMLElement>(`[${WHY_ATTRIBUTE}]`)
      const focused = document.activeElement?.closest<HTMLElement>(`[${WHY_ATTRIBUTE}]`)
      const inside = document.activeElement?.querySelector<HTMLElement>(`[${WHY_ATTRIBUTE}]:not(${POINTED})`)
      const chosen = document.querySelector<HTMLElement>(`[${WHY_ATTRIBUTE}="first"]`)
      const any = under ?? focused ?? inside ?? chosen ?? document.querySelector<HTMLElement>(`[${WHY_ATTRIBUTE}]:not(${POINTED})`)
      any?.focus()
      any?.click()
    }
  }
}
