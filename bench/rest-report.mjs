import { times } from './report.mjs'

/** The lines of rows n and o. */
export function restRows({ idle, pageBytes, host }) {
  const line = (row, what, value, goal) => ({ row, what, value, must: '', isMet: null, goal })
  const perSecond = idle.host === null ? 'not counted on this system' : `${idle.host.toFixed(2)} per second`
  const memory = host === null ? 'not told by this system' : `${mb(host.after)} / ${mb(host.fresh)} = ${times(host.after / host.fresh)}`
  return [
    line('n', 'wakeups of the page of its own', String(idle.page), '0'),
    line('n', 'wakeups of the host', perSecond, '≤ 2 per second'),
    line('o', 'memory of the host after 10,000 acts and 80 s of rest / of a host that has just opened that battle', memory, '≤ 1.2×'),
    line('o', 'growth of the heap of the page by 500 acts', mb(pageBytes), '≤ 1 MB')
  ]
}

function mb(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
