/**
 * The import cycles of a graph of files: its strongly connected components (Tarjan). Files within a cycle are sorted, and so are the
 * cycles.
 */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const open: string[] = []
  const cycles: (readonly string[])[] = []

  const visit = (path: string): number => {
    const own = order.size
    order.set(path, own)
    let low = own
    open.push(path)
    for (const target of graph.get(path) ?? []) {
      if (!graph.has(target)) continue
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === own) {
      const cycle = open.splice(open.indexOf(path))
      if (cycle.length > 1 || graph.get(path)?.includes(path) === true) cycles.push(cycle.sort())
    }
    return low
  }

  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return cycles.sort((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''))
}
