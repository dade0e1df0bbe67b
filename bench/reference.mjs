// npm run bench:reference: how long a search of the rules takes, beside a plain search for the words in the same texts.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleSamples } from './bundle.mjs'
import { keepSection } from './document.mjs'
import { machine } from './report.mjs'

const DIGESTS = fileURLToPath(new URL('../src/renderer/src/i18n/', import.meta.url))
const ROUNDS = 400
/** Whole words, beginnings, typing errors, numbers and accents. */
const WORDS = [
  'damage',
  'superw',
  'superwaepon',
  'critical hit',
  'SA-041',
  'FA-017',
  'initiative',
  'dommages',
  'portee',
  'boarding points',
  'x'
]

const main = await bundleSamples(['reference'])
const { readDigest, findingsOf, referenceSearch, plainText } = await import(main.replace('main.js', 'reference.js'))
const rows = []
for (const language of readdirSync(DIGESTS, { withFileTypes: true }).filter(one => one.isDirectory())) {
  for (const file of readdirSync(`${DIGESTS}${language.name}/digest`).filter(name => name.endsWith('.md'))) {
    const findings = findingsOf(readDigest(readFileSync(`${DIGESTS}${language.name}/digest/${file}`, 'utf8')))
    const find = referenceSearch(findings)
    const texts = findings.map(({ id, title, text }) => plainText(`${id} ${title} ${text}`))
    const plain = words =>
      texts.filter(text =>
        plainText(words)
          .split(' ')
          .every(word => text.includes(word))
      )
    rows.push({ game: `${file.replace('.md', '')}, ${language.name}`, count: findings.length, ours: slowest(find), plain: slowest(plain) })
  }
}
await keepSection('A search of the rules', page(rows))
for (const { game, ours, plain } of rows) console.log(`${game}: ${ours.toFixed(2)} ms / ${plain.toFixed(2)} ms`)

/** The 95th percentile of one search, in milliseconds, of the slowest words. */
function slowest(find) {
  for (const words of WORDS) find(words)
  return Math.max(
    ...WORDS.map(words => {
      const times = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now()
        find(words)
        times.push(performance.now() - start)
      }
      return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]
    })
  )
}

function page(found) {
  return [
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench:reference\` on: ${machine()}. The 95th percentile of the slowest of ${String(WORDS.length)} searches, half typed, misspelt and by number, beside a plain search for the words in the same texts, which forgives nothing.`,
    '',
    '| digest | texts | search / plain search |',
    '| --- | --- | --- |',
    ...found.map(
      ({ game, count, ours, plain }) =>
        `| ${game} | ${String(count)} | ${ours.toFixed(2)} ms / ${plain.toFixed(2)} ms = ${(ours / plain).toFixed(1)}× |`
    )
  ].join('\n')
}
