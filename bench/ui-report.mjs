import { median, times } from './report.mjs'

/** The lines of row f. */
export function uiRows(samples) {
  const middle = (name, field) => median(samples[name].map(sample => sample[field]))
  const ratio = field => middle('app', field) / middle('vanilla', field)
  const pair = field => `${ms(middle('app', field))} / ${ms(middle('vanilla', field))} = ${times(ratio(field))}`
  const [p95, cpu] = [middle('app', 'p95'), ratio('cpu')]
  const grown = middle('app-many', 'p95') / p95
  const line = (what, value, goal, must = '', isMet = null) => ({ row: 'f', what, value, must, isMet, goal })
  return [
    line('click to paint, 60 cards, 5,000 lines, p95 (wall)', ms(p95), '', '≤ 33 ms', p95 <= 33),
    line('the same, ours / by hand, p95', pair('p95'), '≤ 1.15×'),
    line('the same, ours / by hand, p50', pair('p50'), ''),
    line('CPU of the page per click, ours / by hand', pair('cpu'), '≤ 1.4×', '≤ 2×', cpu <= 2),
    line('script of it, ours / by hand', pair('script'), ''),
    line('style and layout of it, ours / by hand', pair('layout'), ''),
    line('20,000 lines / 5,000 lines, p95', `${ms(middle('app-many', 'p95'))} / ${ms(p95)} = ${times(grown)}`, '≤ 1.15×'),
    line('20,000 lines / 5,000 lines, CPU', `${ms(middle('app-many', 'cpu'))} / ${ms(middle('app', 'cpu'))}`, '')
  ]
}

function ms(value) {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`
}
