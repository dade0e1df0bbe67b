import type { ChosenShortcut } from '../../contract/shortcut'

/** Numbers that explain themselves carry this attribute (see BreakdownCard). */
const WHY_ATTRIBUTE = 'data-why'

/** `W`: opens the sum behind the number that the pointer is on, else behind the focused one, else behind the first that explains itself. */
export function useExplain(): ChosenShortcut {
  return {
    action: 'app.why',
    isInFoot: true,
    run() {
      const under = [...document.querySelectorAll(':hover')].at(-1)?.closest<HTMLElement>(`[${WHY_ATTRIBUTE}]`)
      const focused = document.activeElement?.closest<HTMLElement>(`[${WHY_ATTRIBUTE}]`)
      const inside = document.activeElement?.querySelector<HTMLElement>(`[${WHY_ATTRIBUTE}]`)
      const chosen = document.querySelector<HTMLElement>(`[${WHY_ATTRIBUTE}="first"]`)
      const any = under ?? focused ?? inside ?? chosen ?? document.querySelector<HTMLElement>(`[${WHY_ATTRIBUTE}]`)
      any?.focus()
      any?.click()
    }
  }
}
