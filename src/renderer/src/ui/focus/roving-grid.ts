import type { ObjectDirective } from 'vue'

const CONTROLS = 'button:not(:disabled), select:not(:disabled), input[type="checkbox"]:not(:disabled)'

/** Controls of a grid, row by row and cell by cell. */
type Rows = readonly (readonly (readonly HTMLElement[])[])[]

/**
 * `v-roving-grid` makes a table of controls one stop of the Tab key. Arrows go from control to control, past cells that have none now; Home and
 * End to the ends of a row, with Ctrl to the ends of the table. Tab comes back to where the focus was last. A control that goes, or can no
 * longer be used, while it has the focus hands it to its neighbour, and where all are out of use for a moment it has it again.
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
  /** Place of the stop among all controls. */
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
    // A browser says so before it takes the control away: whether it was is known once the script that did it has ended.
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

/** Whether nobody can use this control any more. */
function isTakenAway(control: EventTarget | null): boolean {
  return control instanceof HTMLElement && !(control.isConnected && control.matches(CONTROLS))
}

/** Whether something else has the focus by now, in the grid or outside. */
function isElsewhere(): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && !activeElement.matches(':disabled')
}

function rowsOf(grid: HTMLElement): Rows {
  return [...grid.querySelectorAll('tr, [role="row"]')].map(row =>
    [...row.children].map(cell => (cell.matches(CONTROLS) ? [cell as HTMLElement] : [...cell.querySelectorAll<HTMLElement>(CONTROLS)]))
  )
}

/** Where this key leads from here: to the very same control at an edge, to nowhere with any other key. */
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

/** The control of the same place in the next row that has one in that column. */
function upOrDown(rows: Rows, y: number, from: HTMLElement, way: 1 | -1): HTMLElement | undefined {
  const x = rows[y]?.findIndex(cell => cell.includes(from)) ?? 0
  const place = rows[y]?.[x]?.indexOf(from) ?? 0
  for (let next = y + way; next >= 0 && next < rows.length; next += way) {
    const cell = rows[next]?.[x] ?? []
    if (cell.length > 0) return cell[Math.min(place, cell.length - 1)]
  }
  return undefined
}
