import { median, times } from './report.mjs'

/** With less idle CPU than this, wall-clock times measure the machine's other work. */
const FREE = 0.4

/** The lines of rows f and l. */
export function uiRows(samples) {
  const all = (name, field) => median(samples[name].map(sample => sample[field]))
  const freeRounds = samples.app.flatMap((_, i) => (Object.values(samples).every(list => list[i].idle >= FREE) ? [i] : []))
  const isFree = freeRounds.length > 0
  const wall = (name, field) => median(samples[name].filter((_, i) => !isFree || freeRounds.includes(i)).map(sample => sample[field]))
  const note = isFree ? `, ${freeRounds.length} free rounds` : ', machine busy in every round'
  const pair = (of, field, one = 'app', other = 'vanilla') =>
    `${ms(of(one, field))} / ${ms(of(other, field))} = ${times(of(one, field) / of(other, field))}`
  const line = (what, value, goal, must = '', isMet = null, row = 'f') => ({ row, what, value, must, isMet, goal })
  const p95 = wall('app', 'p95')
  const byPlayers = wall('app-players', 'p50') / wall('app', 'p50')
  const cpu = all('app', 'cpu') / all('vanilla', 'cpu')
  return [
    line(`click to paint, 60 cards, 5,000 lines, p95 (wall${note})`, ms(p95), '', '≤ 33 ms', isFree ? p95 <= 33 : null),
    line('the same, ours / hand-written, p95', pair(wall, 'p95'), ''),
    line('the same, ours / hand-written, p50', pair(wall, 'p50'), ''),
    line('hand-written and kept by a host / hand-written, p95', pair(wall, 'p95', 'kept', 'vanilla'), ''),
    line('ours / hand-written and kept by a host, p95', pair(wall, 'p95', 'app', 'kept'), '≤ 1.15×'),
    line('by a hasty user, ours / hand-written, p95', pair(wall, 'p95', 'app-hasty', 'vanilla-hasty'), 'ours ≤ 33 ms'),
    line('by a hasty user, ours / hand-written and kept by a host, p95', pair(wall, 'p95', 'app-hasty', 'kept-hasty'), ''),
    line('page CPU per click, ours / hand-written', pair(all, 'cpu'), '≤ 1.4×', '≤ 2×', cpu <= 2),
    line('of which style and layout, ours / hand-written', pair(all, 'layout'), ''),
    line('20,000 lines / 5,000 lines, p95', pair(wall, 'p95', 'app-many', 'app'), '≤ 1.15×'),
    line('20,000 lines / 5,000 lines, CPU', pair(all, 'cpu', 'app-many', 'app'), ''),
    line(
      `eight phones and a player screen / none, p50 (wall${note})`,
      pair(wall, 'p50', 'app-players', 'app'),
      '',
      '≤ 1.1×',
      isFree ? byPlayers <= 1.1 : null,
      'l'
    ),
    line('the same, p95', pair(wall, 'p95', 'app-players', 'app'), '', '', null, 'l')
  ]
}

function ms(value) {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`
}
