import { cpus, platform, totalmem } from 'node:os'

/**
 * @typedef {{ row: string, what: string, value: string, must: string, isMet: boolean | null, goal: string }} Line
 * A goal is only shown beside the figure; the `must` decides "met".
 */

/** Games whose sixes add dice. */
const EXPLODING_GAMES = [
  ['firestorm', 'Firestorm Armada'],
  ['dystopian', 'Dystopian Wars']
]

/** The table: each figure as a ratio to its peer in the same run, with its requirement. */
export function rows(samples, size) {
  const lines = []
  const has = name => (samples.get(name) ?? []).length > 0
  const middle = (name, field = 'cpuUs') => median((samples.get(name) ?? []).map(sample => sample[field]))
  const add = (row, what, value, goal, must = '', isMet = null) => lines.push({ row, what, value, must, isMet, goal })

  if (has('a.flagship')) {
    const [ours, board, immer] = [middle('a.flagship'), middle('a.boardgame.io'), middle('a.immer')]
    add('a', 'attack, 40 fleets, undo and log', `${us(ours)} CPU`, '')
    add('a', 'boardgame.io 0.50.2 / ours', `${us(board)} / ${us(ours)} = ${times(board / ours)}`, '', '≥ 30×', board / ours >= 30)
    add('a', 'immer 11 (patches) / ours', `${us(immer)} / ${us(ours)} = ${times(immer / ours)}`, '')
    const [p50, p99] = [middle('a.flagship', 'p50Us'), middle('a.flagship', 'p99Us')]
    add('a', 'wall p50, p99 of one attack', `${us(p50)}, ${us(p99)}`, '')
  }
  if (has('b.flagship-10')) {
    const [ten, many, most] = [middle('b.flagship-10'), middle('b.flagship-10000'), middle('b.flagship-100000')]
    add(
      'b',
      'undo and redo, log of 100,000 / log of 10',
      `${us(most)} / ${us(ten)} = ${times(most / ten)}`,
      '≤ 1.2×',
      '≤ 2×',
      most / ten <= 2
    )
    const [board, redux] = [middle('b.boardgame.io-10000'), middle('b.redux-undo-10000')]
    add('b', 'boardgame.io / ours, log of 10,000', `${us(board)} / ${us(many)} = ${times(board / many)}`, '≥ 10×')
    add('b', 'redux-undo 1.1.1 / ours, log of 10,000', `${us(redux)} / ${us(many)} = ${times(redux / many)}`, '≥ 10×')
  }
  if (has('c.flagship-replay')) {
    const [ours, board] = [middle('c.flagship-replay'), middle('c.boardgame.io-replay')]
    add(
      'c',
      'replay 10,000 commands: boardgame.io / ours',
      `${us(board)} / ${us(ours)} = ${times(board / ours)}`,
      '≥ 70×',
      '≥ 20×',
      board / ours >= 20
    )
    const [open, low] = [middle('c.flagship-open'), middle('c.lowdb-read')]
    add('c', 'files to state, all checksums / lowdb read and parse', `${us(open)} / ${us(low)} = ${times(open / low)}`, '≤ 1.2×')
    const least = middle('c.least-open')
    add(
      'c',
      'floor: the same files read, hashed, checksums taken, lines parsed and folded, nothing compared or kept for undo / lowdb',
      `${us(least)} / ${us(low)} = ${times(least / low)}`,
      ''
    )
  }
  if (has('d.flagship')) {
    const [ours, smogon] = [middle('d.flagship'), middle('d.smogon')]
    add(
      'd',
      'exact odds of 10d10 / @smogon/calc 0.12.0',
      `${us(ours)} / ${us(smogon)} = ${times(ours / smogon)}`,
      '',
      '≤ 1×',
      ours / smogon <= 1
    )
    const error = Math.max(...samples.get('d.flagship').map(sample => Number(sample.check)))
    add('d', 'largest error against whole-number odds', error.toExponential(1), '', '≤ 1e-12', error <= 1e-12)
  }
  if (has('d.volley')) {
    const [volley, table, smogon] = [middle('d.volley'), middle('d.table'), middle('d.smogon')]
    add('d', 'volley of six attacks of 10d10 on one target', `${us(volley)} = ${times(volley / smogon)} @smogon/calc`, '')
    add('d', '40 targets, 3 weapons each', us(table), '')
    add('d', 'first odds in a fresh process, one attack (wall)', us(middle('d.first', 'wallUs')), '')
    add('d', 'floor: the same with all functions compiled beforehand', us(middle('d.first-compiled', 'wallUs')), '')
    add(
      'd',
      'the longest of these, within a 16 ms frame: no worker is needed',
      us(Math.max(volley, table)),
      '',
      '< 16 ms',
      Math.max(volley, table) < 16_000
    )
  }
  if (has('e.flagship')) {
    const [ours, gen1] = [middle('e.flagship'), middle('e.pkmn-gen1')]
    add(
      'e',
      'forecast, 20 against 20, full rules, per action: @pkmn/sim 0.10.11 (gen 1) / ours',
      `${us(gen1)} / ${us(ours)} = ${times(gen1 / ours)}`,
      '',
      '≥ 100×',
      gen1 / ours >= 100
    )
    add('e', 'first totals of a forecast, 20 against 20, the first of a process (wall)', us(middle('e.first-totals', 'wallUs')), '≤ 300 ms')
    const free = freeRounds(samples.get('e.one-thread'), samples.get('e.two-threads'))
    const gain = median(free.map(round => round.gain))
    const note = `, in the ${free.length} rounds with two free CPUs`
    if (free.length > 0) add('e', `one thread / two threads, per battle (wall)${note}`, times(gain), '≥ 1.9×', '≥ 1.7×', gain >= 1.7)
    else add('e', 'one thread / two threads, per battle (wall)', 'no round had two free CPUs', '≥ 1.9×', '≥ 1.7×')
    const totals = new Set([...samples.get('e.one-thread'), ...samples.get('e.two-threads')].map(sample => sample.check))
    add('e', 'differences between the totals of one and two threads', String(totals.size - 1), '', '0', totals.size === 1)
  }
  if (size !== null) {
    add('h', 'initial JavaScript, gzip', `${(size.initial / 1000).toFixed(1)} kB`, '≤ 70 kB', '≤ 143 kB', size.initial <= 143_000)
    for (const { game, bytes, scripts } of size.tables) {
      const goal = game === 'starfinder-armada' ? '≤ 255 kB, 30' : '≤ 225 kB, 30'
      add(
        'h',
        `all that is loaded for a table of ${game}, one language, gzip; scripts`,
        `${(bytes / 1000).toFixed(1)} kB, ${scripts}`,
        goal
      )
    }
    add('h', 'all JavaScript, gzip', `${(size.all / 1000).toFixed(1)} kB`, '')
  }
  if (has('i.flagship')) {
    const [ours, board] = [middle('i.flagship', 'bytes'), middle('i.boardgame.io', 'bytes')]
    const megabytes = bytes => `${(bytes / 1e6).toFixed(1)} MB`
    add(
      'i',
      'retained heap, 10,000 commands with log lines and undo / boardgame.io, undo and no text',
      `${megabytes(ours)} / ${megabytes(board)} = ${times(ours / board)}`,
      '≤ 0.4×',
      '≤ 1×',
      ours <= board
    )
    const least = middle('i.entries-alone', 'bytes')
    add(
      'i',
      'floor: the entries alone, equal values once / boardgame.io',
      `${megabytes(least)} / ${megabytes(board)} = ${times(least / board)}`,
      ''
    )
  }
  if (has('j.flagship-10000')) {
    const wall = name => middle(name, 'p50Us')
    const [few, many, low, raw] = [wall('j.flagship-100'), wall('j.flagship-10000'), wall('j.lowdb-10000'), wall('j.append-fdatasync')]
    add(
      'j',
      'durable save at 10,000 / lowdb write, which does not sync (wall p50)',
      `${us(many)} / ${us(low)} = ${times(many / low)}`,
      '≤ 0.05×',
      '≤ 1×',
      many <= low
    )
    add('j', 'at 10,000 / at 100', `${us(many)} / ${us(few)} = ${times(many / few)}`, '≤ 1.5×')
    add('j', 'at 10,000 / append and fdatasync alone', `${us(many)} / ${us(raw)} = ${times(many / raw)}`, '≤ 4×')
  }
  for (const [name, game] of EXPLODING_GAMES) {
    if (!has(`k.${name}`)) continue
    const [pool, first] = [middle(`k.${name}`), middle(`k.first-${name}`)]
    add('k', `exact odds of 20 exploding dice and shields, ${game}`, us(pool), '', '≤ 5 ms', pool <= 5000)
    add('k', `the first in a fresh process, ${game}`, us(first), '≤ 5 ms')
    const error = Math.max(...samples.get(`k.${name}`).map(sample => Number(sample.check)))
    add('k', `largest error against whole-number odds, ${game}`, error.toExponential(1), '', '≤ 1e-12', error <= 1e-12)
  }
  if (has('m.one')) {
    for (const [field, what] of [
      ['wallUs', 'start of the host to the list, 5 campaigns of 200 battles / one of one (wall)'],
      ['cpuUs', 'the same, CPU']
    ]) {
      const [one, many] = [middle('m.one', field), middle('m.many', field)]
      add('m', what, `${us(many)} / ${us(one)} = ${times(many / one)}`, '≤ 1.1×', '≤ 1.5×', many / one <= 1.5)
    }
    const [one, many] = [middle('m.one', 'bytes'), middle('m.many', 'bytes')]
    const size = `${(many / 1e6).toFixed(1)} MB / ${(one / 1e6).toFixed(1)} MB = ${times(many / one)}`
    add('m', 'heap kept then', size, '≤ 1.1×', '≤ 1.5×', many / one <= 1.5)
  }
  return lines
}

export function machine() {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${first?.model.trim() ?? 'unknown CPU'}, ${cpus().length} cores, ${memory} GiB, ${platform()}, Node ${process.version}`
}

/** The lines as a Markdown table, row by row. */
export function table(lines) {
  const cells = lines.map(line => [
    line.row,
    line.what,
    line.value,
    line.must,
    line.isMet === null ? '' : line.isMet ? 'yes' : '**no**',
    line.goal
  ])
  const rows = [['row', 'measure', 'median', 'must', 'met', 'goal'], ['---', '---', '---', '---', '---', '---'], ...cells]
  return rows.map(row => `| ${row.join(' | ')} |`)
}

/** The section of docs/benchmarks.md that `npm run bench` writes. */
export function page(lines, where, options) {
  const date = new Date().toISOString().slice(0, 10)
  return [
    `Measured ${date} by \`npm run bench\` on: ${where}.`,
    '',
    `Each figure is the median of ${options.rounds} rounds. Every contender runs in its own process, in shuffled order, after ${options.warm} ms of warm-up;`,
    'CPU time unless marked wall. Absolute times depend on the machine; the ratios, taken in the same run, do not.',
    '',
    ...table(lines),
    ''
  ].join('\n')
}

/** Rounds in which two threads got nearly two CPUs; on a busy machine the other rounds are not comparable. */
function freeRounds(ones, twos) {
  return twos.map((two, i) => ({ gain: ones[i].wallUs / two.wallUs, share: two.cpuUs / two.wallUs })).filter(round => round.share >= 1.7)
}

export function median(values) {
  const sorted = values.slice().sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

function us(value) {
  if (value >= 100_000) return `${(value / 1000).toFixed(0)} ms`
  if (value >= 1000) return `${(value / 1000).toFixed(1)} ms`
  return value >= 10 ? `${value.toFixed(1)} µs` : `${value.toFixed(2)} µs`
}

export function times(ratio) {
  return `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2)}×`
}
