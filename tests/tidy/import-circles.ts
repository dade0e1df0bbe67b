/**
 * The circles of a graph of files: every set of files each of which leads to all the others (Tarjan's strongly connected components). Files
 * within a circle are sorted, and so are the circles.
 */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const open: string[] = []
  const circles: (readonly string[])[] = []

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
      const circle = open.splice(open.indexOf(path))
      if (circle.length > 1 || graph.get(path)?.includes(path) === true) circles.push(circle.sort())
    }
    return low
  }

  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return circles.sort((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''))
}
