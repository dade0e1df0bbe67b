import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readPageTable, type PageTable } from '../../page/page-table'

/** The page of a station in the built renderer. */
const START = '/station.html'
const HAS_NAMES = /\.(?:html|js|css)$/u

/** Files served to phones: the station page at `/`, and the files it references. Empty if the page was not built. */
export function stationPages(root: string): PageTable {
  const all = readPageTable(root)
  const start = all.get(START)
  if (start === undefined) return new Map()
  const reached = new Map([['/', start]])
  const waiting = [start]
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    if (!HAS_NAMES.test(page.file)) continue
    const text = readFileSync(page.file, 'utf8')
    for (const [path, other] of all) {
      if (reached.has(path) || path.endsWith('.html') || path === '/players' || !text.includes(basename(path))) continue
      reached.set(path, other)
      waiting.push(other)
    }
  }
  return reached
}
