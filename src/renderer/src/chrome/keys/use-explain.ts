import type { ChosenShortcut } from '../../contract/shortcut'

/** Numbers that explain themselves carry this attribute (see BreakdownCard). */
const WHY_ATTRIBUTE = 'data-why'

/** `W`: opens the sum behind the focused number, or behind the first one of the part of the screen that explains itself. */
export function useExplain(): ChosenShortcut {
  return {
    action: 'app.why',
    isInFoot: true,
    run() {
      const focused = document.activeElement?.closest<HTMLElement>(`[${WHY_ATTRIBUTE}]`)
      const inside = document.activeElement?.querySelector<HTMLElement>(`[${WHY_ATTRIBUTE}]`)
      const chosen = document.querySelector<HTMLElement>(`[${WHY_ATTRIBUTE}="first"]`)
      const any = focused ?? inside ?? chosen ?? document.querySelector<HTMLElement>(`[${WHY_ATTRIBUTE}]`)
      any?.focus()
      any?.click()
    }
  }
}
