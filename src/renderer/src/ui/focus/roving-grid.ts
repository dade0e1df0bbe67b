import type { ObjectDirective } from 'vue'

const CONTROLS = 'button:not(:disabled), select:not(:disabled), input:is([type="checkbox"], [data-typed]):not(:disabled)'

/** Controls of a grid by row and cell. */
type Rows = readonly (readonly (readonly HTMLElement[])[])[]

/**
 * `v-roving-grid` makes a table of controls a single tab stop. Arrows move between controls, skipping empty cells; Home and
 * End go to the ends of a row, with Ctrl to the ends of the table. Tab returns to the last focused control. If the focused control is
 * removed or disabled, its neighbour gets the focus; if all are disabled for a moment, it gets it back.
 */
export const vRovingGrid: ObjectDirective<HTMLElement> = {
  mounted(grid) {
    grids.set(grid, rove(grid))
  },
  beforeUnmount(grid) {
    grids.get(grid)?.disconnect()
    grids.delete(grid)
  }
}

const grids = new WeakMap<HTMLElement, MutationObserver>()

function rove(grid: HTMLElement): MutationObserver {
  let stop: HTMLElement | null = null
  /** Index of the tab stop among all controls. */
  let at = 0
  let hasFocus = false

  function settle(): void {
    const all = rowsOf(grid).flat(2)
    const isLost = stop === null || !all.includes(stop)
    if (isLost) {
      if (stop !== null) stop.tabIndex = -1
      stop = all[Math.min(at, all.length - 1)] ?? null
    }
    if (stop !== null) at = all.indexOf(stop)
    for (const one of all) one.tabIndex = one === stop ? 0 : -1
    if (!hasFocus) return
    if (isElsewhere()) hasFocus = grid.contains(document.activeElement)
    else stop?.focus()
  }

  grid.setAttribute('role', 'grid')
  grid.addEventListener('focusin', ({ target }) => {
    hasFocus = true
    if (target instanceof HTMLElement && target.matches(CONTROLS)) stop = target
    settle()
  })
  grid.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget instanceof Node) hasFocus = grid.contains(relatedTarget)
    // This event fires before a control is removed; whether it was is known only after the current script.
    else queueMicrotask(() => (hasFocus &&= isTakenAway(target) || grid.contains(document.activeElement)))
  })
  grid.addEventListener('keydown', event => {
    const next = event.target instanceof HTMLElement ? goal(rowsOf(grid), event.target, event) : undefined
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  })
  settle()
  const observer = new MutationObserver(settle)
  observer.observe(grid, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return observer
}

/** Whether this control has been removed or disabled. */
function isTakenAway(control: EventTarget | null): boolean {
  return control instanceof HTMLElement && !(control.isConnected && control.matches(CONTROLS))
}

/** Whether something else has the focus now, in the grid or outside. */
function isElsewhere(): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && !activeElement.matches(':disabled')
}

function rowsOf(grid: HTMLElement): Rows {
  return [...grid.querySelectorAll('tr, [role="row"]')].map(row =>
    [...row.children].map(cell => (cell.matches(CONTROLS) ? [cell as HTMLElement] : [...cell.querySelectorAll<HTMLElement>(CONTROLS)]))
  )
}

/** The target of this key: the same control at an edge, undefined for other keys. */
function goal(rows: Rows, from: HTMLElement, { key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): HTMLElement | undefined {
  if (altKey || metaKey || shiftKey) return undefined
  const y = rows.findIndex(row => row.flat().includes(from))
  const row = rows[y]?.flat() ?? []
  if (row.length === 0) return undefined
  const ends = ctrlKey ? rows.flat(2) : row
  if (key === 'Home') return ends[0]
  if (key === 'End') return ends.at(-1)
  if (ctrlKey) return undefined
  if (key === 'ArrowLeft' || key === 'ArrowRight') return row[row.indexOf(from) + (key === 'ArrowRight' ? 1 : -1)] ?? from
  if (key === 'ArrowUp' || key === 'ArrowDown') return upOrDown(rows, y, from, key === 'ArrowDown' ? 1 : -1) ?? from
  return undefined
}

/** The control at the same position in the next row with one in that column. */
function upOrDown(rows: Rows, y: number, from: HTMLElement, way: 1 | -1): HTMLElement | undefined {
  const x = rows[y]?.findIndex(cell => cell.includes(from)) ?? 0
  const place = rows[y]?.[x]?.indexOf(from) ?? 0
  for (let next = y + way; next >= 0 && next < rows.length; next += way) {
    const cell = rows[next]?.[x] ?? []
    if (cell.length > 0) return cell[Math.min(place, cell.length - 1)]
  }
  return undefined
}
