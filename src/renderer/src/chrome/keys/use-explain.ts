import type { ChosenShortcut } from '../../contract/shortcut'

/** Numbers that explain themselves carry this attribute (see BreakdownCard). */
const WHY_ATTRIBUTE = 'data-why'
/** What is explained only where the pointer is on it. */
const POINTED = '[data-why=pointed]'

/** `W`: opens the sum behind the number that the pointer is on, else behind the focused one, else behind the first that explains itself. */
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
