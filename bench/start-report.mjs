import { median, times } from './report.mjs'

/** The lines of rows g, g2, g3 and h2. */
export function startRows({ cold, returning, long }) {
  const lines = []
  const add = (row, what, value, goal, must = '', isMet = null) => lines.push({ row, what, value, must, isMet, goal })
  const middle = (list, field) => median(list.map(one => one[field]))
  const pair = (one, other, field, unit = ms) => {
    const [ours, theirs] = [middle(one, field), middle(other, field)]
    return `${unit(ours)} / ${unit(theirs)} = ${times(ours / theirs)}`
  }
  if (cold !== null) {
    const isMet = middle(cold.app, 'wall') / middle(cold.blank, 'wall') < 1.78
    add('g', 'cold start to interactive / blank page (wall)', pair(cold.app, cold.blank, 'wall'), '≤ 1.6×', '< 1.78×', isMet)
    const floor = 'floor: the same files, their scripts run, the page put there as text; no host, no Vue / blank page (wall)'
    add('g', floor, pair(cold.still, cold.blank, 'wall'), '')
    add('g', 'main thread of the page until then, CPU', ms(middle(cold.app, 'thread')), '')
    if (cold.before !== undefined) {
      add('g', 'the same / the build before', pair(cold.app, cold.before, 'thread'), '≤ 0.75×')
      add('g', 'cold start / the build before (wall)', pair(cold.app, cold.before, 'wall'), '')
    }
  }
  if (returning !== null) {
    const { app, before } = returning
    add('g2', 'returning start, one campaign with a running battle: requests', count(middle(app.first, 'requests')), '≤ 40')
    add('g2', 'main thread, CPU, first start', ms(middle(app.first, 'thread')), '')
    if (before !== undefined) add('g2', 'the same / the build before', pair(app.first, before.first, 'thread'), '≤ 0.8×')
    add('g2', 'fifth start with the same profile / first, main thread', pair(app.fifth, app.first, 'thread'), '≤ 0.6×')
    add('g2', 'the same, wall', pair(app.fifth, app.first, 'wall'), '≤ 0.6×')
    add(
      'h2',
      'click on *Resume* to the first interactive frame of a table of Starfinder: requests',
      count(middle(app.table, 'requests')),
      '≤ 3'
    )
    add('h2', 'the same, wall', ms(middle(app.table, 'wall')), '')
    add('h2', 'the same, CPU of the page', ms(middle(app.table, 'cpu')), '')
    if (before !== undefined) {
      add('h2', 'wall / the build before', pair(app.table, before.table, 'wall'), '≤ 0.6×')
      add('h2', 'CPU of the page / the build before', pair(app.table, before.table, 'cpu'), '≤ 0.6×')
    }
  }
  if (long !== null) {
    add('g3', 'start with a running battle of 20,000 lines: bytes from the host', kilobytes(middle(long.many, 'bytes')), '≤ 100 kB')
    add('g3', 'start with a battle of 20,000 lines / of 10 (wall)', pair(long.many, long.few, 'wall'), '≤ 1.1×')
    add('g3', 'heap of the page then', pair(long.many, long.few, 'heap', megabytes), '')
  }
  return lines
}

const count = value => String(Math.round(value))
const kilobytes = bytes => `${(bytes / 1000).toFixed(1)} kB`
const megabytes = bytes => `${(bytes / 1e6).toFixed(1)} MB`

function ms(value) {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`
}
