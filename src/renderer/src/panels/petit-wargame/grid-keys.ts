const WAYS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

/** Arrows go from button to button in a table, past cells that cannot be pressed. */
export function gridKeys(event: KeyboardEvent): void {
  const way = WAYS[event.key]
  const cell = event.target instanceof Element ? event.target.closest('td') : null
  const table = cell?.closest('table')
  const row = cell?.closest('tr')
  if (way === undefined || cell === null || !table || !row) return
  event.preventDefault()
  for (let x = cell.cellIndex + way[0], y = row.rowIndex + way[1]; ; x += way[0], y += way[1]) {
    const next = table.rows[y]?.cells[x]
    if (next === undefined) return
    const button = next.querySelector<HTMLElement>('button:not([disabled])')
    if (button === null) continue
    button.focus()
    return
  }
}
