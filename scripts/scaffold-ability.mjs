// Adds an ability to Starfinder armada combat, except for its rule: see docs/newcomer.md.
//
//   node scripts/scaffold-ability.mjs afterburners --bp 2 --classes destroyer,fighter \
//     --en "Afterburners" --rule-en "A fleet with afterburners is one hex faster." \
//     --fr "Postcombustion" --rule-fr "Une flotte avec postcombustion est plus rapide d’une case."
//
// All files are changed in memory first. If one does not look as expected, nothing is written.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const SYSTEM = 'src/shared/systems/starfinder-armada'
/** The campaign schema: it spells out the first release and lists later additions. */
const KEPT = `${SYSTEM}/schema/roster-v1.ts`
const CLASSES = ['capital', 'destroyer', 'fighter']
const SCREENS = 'src/renderer/src/systems/starfinder-armada'
const MESSAGES = 'src/renderer/src/i18n'
/** The icon of a new ability, until it has one of its own. */
const ICON = 'Cog'
const LANGUAGES = readdirSync(MESSAGES, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))
const text = { type: 'string', default: '' }
const TEXTS = LANGUAGES.flatMap(language => [language, `rule-${language}`])
const texts = Object.fromEntries(TEXTS.map(name => [name, text]))

const { positionals, values } = parseArgs({ allowPositionals: true, options: { bp: text, classes: text, ...texts } })
const [id = ''] = positionals
const classes = values.classes.split(',')

const wrong = [
  [/^[a-z][a-zA-Z]+$/u.test(id), 'The ability is one word in camelCase, such as pointDefense.'],
  [/^\d{1,2}$/u.test(values.bp), '--bp is its price in Build Points, 0 to 99.'],
  [classes.every(name => CLASSES.includes(name)), `--classes are some of ${CLASSES.join(',')}, those that may buy it.`],
  [
    TEXTS.every(name => isText(values[name])),
    `${TEXTS.map(name => `--${name}`).join(', ')} are texts without ' " or \\; write ’ for an apostrophe.`
  ]
].flatMap(([isFine, help]) => (isFine ? [] : [help]))
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exit(1)
}

const last = Math.max(...[...read(`${SYSTEM}/requirements.ts`).matchAll(/'SA-(\d{3})':/gu)].map(found => Number(found[1])))
const requirement = `SA-${String(last + 1).padStart(3, '0')}`
/** Its passage in the rules reference: pointDefense as point-defense. */
const passage = id.replace(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`)
const marks = `${SCREENS}/rack/ability-marks.ts`

/** Each file, with the place and the text to insert. */
const edits = [
  [`${SYSTEM}/model/design.ts`, /(?<=export const ABILITIES = \[[^\]]*')(?=\n\])/u, `,\n  '${id}'`],
  [KEPT, /(?<=ABILITIES_SINCE_V1 = \[[^\]]*)(?=\])/u, read(KEPT).includes('ABILITIES_SINCE_V1 = []') ? `'${id}'` : `, '${id}'`],
  [`${SYSTEM}/schema/events-v1/effects.ts`, /(?<=const ability = z\.enum\(\[[^\]]*')(?=\n\]\))/u, `,\n  '${id}'`],
  [
    `${SYSTEM}/tables/abilities.ts`,
    /(?<=ABILITY_COSTS = \{[\s\S]*\})(?=\n\} as const)/u,
    `,\n  ${id}: { bp: ${values.bp}, classes: [${classes.map(name => `'${name}'`).join(', ')}] }`
  ],
  ...classes.map(name => [
    `${SYSTEM}/tables/classes.ts`,
    new RegExp(`(?<=${name}: \\{[^}]*abilities: \\[[^\\]]*)(?=\\])`, 'u'),
    `, '${id}'`
  ]),
  [`${SYSTEM}/tables/tables.test.ts`, /(?<=expect\(prices\)\.toEqual\(\{[^}]*\d)(?=\n)(?![^}]*,\n)/u, `,\n      ${id}: ${values.bp}`],
  [`${SYSTEM}/requirements.ts`, /(?<=')(?=\n\} as const)/u, `,\n  '${requirement}': '${values['rule-en']}'`],
  ...LANGUAGES.flatMap(language => [
    [`${MESSAGES}/${language}/systems/sa.json`, /(?<=^ {4}"ability": \{\n)/u, `      "${id}": "${values[language]}",\n`],
    [
      `${MESSAGES}/${language}/digest/starfinder-armada.md`,
      /^(?=# .* \{#round\}\n)/u,
      `## ${values[language]} {#${passage}}\n\n- ${requirement} ${values[`rule-${language}`]}\n\n`
    ]
  ]),
  [
    `${SCREENS}/reference/passages.ts`,
    /^(?= {2}'set-up': )/u,
    `  ${passage === id ? id : `'${passage}'`}: { see: ['buying-abilities'] },\n`
  ],
  [marks, /(?<=const SIGNS: [^}]*\])(?=\n\})/u, `,\n  ${id}: [${ICON}, '${requirement}']`],
  ...(new RegExp(`\\b${ICON}\\b`, 'u').test(read(marks)) ? [] : [[marks, /(?<=^import \{ [^}]*?)(?=Crosshair)/u, `${ICON}, `]])
]
/** Files that state the number of requirements. */
const counts = [
  [`${SYSTEM}/requirements.test.ts`, new RegExp(`\\b${last}\\b`, 'gu')],
  [`${SYSTEM}/README.md`, new RegExp(`(?<=^# .*SA-001 to SA-)${last}\\b`, 'gu')],
  ['tests/contract/every-requirement.test.ts', new RegExp(`(?<=prefix: 'SA', count: )${last}\\b`, 'gu')]
]

const changed = new Map()
for (const [path, place, added] of edits) {
  if (new RegExp(`\\b${id}\\b`, 'u').test(read(path))) fail(`${path} knows ${id} already.`)
  change(path, new RegExp(place.source, 'gmu'), added)
}
for (const [path, place] of counts) change(path, place, String(last + 1))
for (const [path, whole] of changed) writeFileSync(path, whole)

console.log(`${id} is ${requirement}. Changed:\n${[...changed.keys()].map(path => `  ${path}`).join('\n')}`)
console.log(`No test covers ${requirement} yet, so tests/contract fails. Write one, then the rule.`)
console.log('docs/schema/ is out of date: `npm run golden -- --schemas` writes it anew.')
console.log(`Campaigns may now contain ${id}; an older Flagship refuses those that do. Say so in CHANGELOG.md.`)

function change(path, place, added) {
  const before = changed.get(path) ?? read(path)
  const after = before.replace(place, () => added)
  if (after === before) fail(`${path} is not as expected; nothing was changed.`)
  changed.set(path, after)
}

function read(path) {
  return readFileSync(path, 'utf8')
}

function isText(words) {
  return words.trim() !== '' && !/['"\\\n]/u.test(words)
}

function fail(why) {
  console.error(why)
  process.exit(1)
}
