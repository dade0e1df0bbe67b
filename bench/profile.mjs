// npm run bench:profile: in which rooms of the source the measured rows spend their CPU time.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { bundleSamples } from './bundle.mjs'
import { keepSection } from './document.mjs'
import { machine } from './report.mjs'

const ROWS = [
  ['a.flagship', 'a, one attack'],
  ['c.flagship-replay', 'c, replay'],
  ['c.flagship-open', 'c, files to state'],
  ['e.flagship', 'e, forecast']
]
const WARM_MS = '2500'
const MEASURE_MS = '6000'
/** Below this share of a row, a room is counted among the others. */
const SHARE_MIN = 0.03

/** The lines of each bundled file that name a source file; the others are empty. */
const sources = new Map()
const main = await bundleSamples(['main'])
const lines = ROWS.map(([contender, title]) => `| ${title} | ${told(profiled(contender))} |`)
const page = [
  `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench:profile\` on: ${machine()}. Shares of the CPU time of each row, by the folder whose functions were running; code that V8 has inlined counts for the function it was inlined into.`,
  '',
  '| row | folders, and the longest single function |',
  '| --- | --- |',
  ...lines
].join('\n')
console.log(page)
await keepSection('Where the time goes', page)

/** Shares of the time by folder and by function. */
function profiled(contender) {
  const folder = mkdtempSync(join(tmpdir(), 'flagship-profile-'))
  try {
    const options = ['--cpu-prof', '--cpu-prof-interval', '200', '--cpu-prof-dir', folder]
    const env = { ...process.env, NODE_ENV: 'production' }
    execFileSync(process.execPath, [...options, main, contender, WARM_MS, MEASURE_MS], { env, stdio: 'ignore' })
    return sharesOf(JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]), 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function sharesOf({ nodes, samples, timeDeltas }) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const rooms = new Map()
  const functions = new Map()
  let whole = 0
  samples.forEach((id, i) => {
    const { functionName, url, lineNumber } = frames.get(id)
    if (functionName === '(idle)') return
    const took = timeDeltas[i]
    whole += took
    const room = roomOf(functionName, url, lineNumber)
    rooms.set(room, (rooms.get(room) ?? 0) + took)
    const name = `\`${functionName}\` of \`${room}\``
    if (!functionName.startsWith('(')) functions.set(name, (functions.get(name) ?? 0) + took)
  })
  const shares = map => [...map].map(([name, took]) => [name, took / whole]).sort((a, b) => b[1] - a[1])
  return { rooms: shares(rooms), longest: shares(functions)[0] }
}

/** The folder a function of the bundle comes from: the bundler names each source file above its code. */
function roomOf(functionName, url, lineNumber) {
  if (functionName === '(garbage collector)') return 'garbage collection'
  if (!url.startsWith('file:')) return 'Node'
  const above = sourceLines(url).slice(0, lineNumber + 1)
  const file = above.findLast(line => line.startsWith('// '))?.slice(3) ?? basename(url)
  return dirname(file).replace(/^src\/(?:shared\/)?/u, '')
}

function sourceLines(url) {
  const known = sources.get(url)
  if (known !== undefined) return known
  const isName = line => /^\/\/ (?:src|bench)\/\S+$/u.test(line)
  const lines = readFileSync(new URL(url), 'utf8')
    .split('\n')
    .map(line => (isName(line) ? line : ''))
  sources.set(url, lines)
  return lines
}

function told({ rooms, longest }) {
  const percent = share => `${(share * 100).toFixed(0)} %`
  const shown = rooms.filter(([, share]) => share >= SHARE_MIN)
  const rest = 1 - shown.reduce((sum, [, share]) => sum + share, 0)
  const parts = shown.map(([room, share]) => `${room.includes('/') ? `\`${room}\`` : room} ${percent(share)}`)
  return `${[...parts, `others ${percent(rest)}`].join(', ')}; longest: ${longest[0]} ${percent(longest[1])}`
}
