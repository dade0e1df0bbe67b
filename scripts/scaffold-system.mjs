// Gives Flagship one more game, the smallest that can be played: docs/adding-a-game.md says what each file is for.
//
//   node scripts/scaffold-system.mjs star-skirmish sk --en "Star Skirmish" --fr "Escarmouche stellaire"
//
// Every text is made in memory first. Where something is not as expected, nothing is written.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const TEMPLATES = join(dirname(fileURLToPath(import.meta.url)), 'scaffold-system')
const MESSAGES = 'src/renderer/src/i18n'
const LANGUAGES = readdirSync(MESSAGES, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))
const text = { type: 'string', default: '' }

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(LANGUAGES.map(language => [language, text]))
})
const [id = '', px = ''] = positionals
const wrong = [
  [/^[a-z]+(-[a-z]+)*$/u.test(id), 'The game is named in small letters and hyphens, such as star-skirmish.'],
  [/^[a-z]{2}$/u.test(px), 'Two small letters go in front of its messages, such as sk.'],
  [
    LANGUAGES.every(name => /^[^"'\\\n]+$/u.test(values[name])),
    `${LANGUAGES.map(name => `--${name}`).join(', ')} are its name, without ' " or \\; write ’ for an apostrophe.`
  ]
].flatMap(([isFine, help]) => (isFine ? [] : [help]))
if (wrong.length > 0) fail(wrong.join('\n'))

const Name = id.replace(/(?:^|-)(\w)/gu, (_, letter) => letter.toUpperCase())
const WORDS = {
  id,
  px,
  Px: px.charAt(0).toUpperCase() + px.slice(1),
  PX: px.toUpperCase(),
  Name,
  name: Name.charAt(0).toLowerCase() + Name.slice(1)
}
const fill = template => template.replaceAll(/%(\w+)%/gu, (whole, word) => WORDS[word] ?? whole)

const files = new Map(
  templates().map(path => {
    const [part, ...rest] = fill(path)
      .replace(/\.txt$/u, '')
      .split('/')
    const whole = fill(readFileSync(join(TEMPLATES, path), 'utf8'))
    return [placeOf(part, rest.join('/')), part === 'messages' ? laidOut(JSON.parse(whole)) : whole]
  })
)
const taken = [...files.keys()].filter(path => existsSync(path))
if (taken.length > 0) fail(`Already there: ${taken.join(', ')}`)

/** A quoted key where the name needs one. */
const key = /^\w+$/u.test(id) ? id : `'${id}'`
/** Each registering file, where in it a line is added, and the line. */
const lines = [
  ['src/shared/systems/index.ts', /(?=\n\nexport type \{)/u, `\nimport { hosted${Name} } from './${id}/host'`],
  ['src/shared/systems/index.ts', /(?=\n\} as const satisfies)/u, `,\n  ${key}: hosted${Name}`],
  [
    'src/shared/campaign/versions/rosters-v1.ts',
    /(?=\n\n\/\*\*)/u,
    `\nimport { draftFleetV1 as ${WORDS.name}FleetV1 } from '../../systems/${id}/schema/roster-v1'`
  ],
  ['src/shared/campaign/versions/rosters-v1.ts', /(?=\n\} as const satisfies)/u, `,\n  ${key}: ${WORDS.name}FleetV1`],
  [
    'src/renderer/src/systems/registry.ts',
    /(?<=const SYSTEMS[^{]*\{[^}]*\}[^{]*\{[^}]*)(?=\n\})/u,
    `,\n  ${key}: () => import('./${id}/panels')`
  ],
  ['src/renderer/src/systems/texts.ts', /(?=\n\}\n$)/u, `,\n  ${key}: '${px}'`],
  ['tests/contract/every-requirement.test.ts', /(?=\n\] as const)/u, `,\n  { id: '${id}', prefix: '${WORDS.PX}', count: 3 }`],
  [
    'tests/e2e/support/text-fields.ts',
    /(?<=\n {2}\])(?=\n\}\n)/u,
    `,\n  ${key}: ['DicePrompt: …', 'FigureField: …', 'NameField: Name of the ship']`
  ],
  ...LANGUAGES.map(language => [`${MESSAGES}/${language}/campaigns.json`, null, values[language]])
]

const changed = new Map()
for (const [path, place, added] of lines) {
  const before = changed.get(path) ?? readFileSync(path, 'utf8')
  const after = place === null ? named(before, added) : before.replace(place, () => added)
  if (after === before) fail(`${path} is not as expected; nothing was changed.`)
  changed.set(path, after)
}
for (const [path, whole] of [...files, ...changed]) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, whole)
}

console.log(`${id} can be played. Written:\n${[...files.keys()].map(path => `  ${path}`).join('\n')}`)
console.log(`A line more in:\n${[...changed.keys()].map(path => `  ${path}`).join('\n')}`)
console.log('Run `npm run fix`, then put the rules of the game in the place of the one that is there: docs/adding-a-game.md.')

/** The start screen's texts about the game, shown before its own messages are loaded. */
function named(json, name) {
  const messages = JSON.parse(json)
  const { sample, system, rosters, turn } = messages.campaigns
  sample.name[id] = name
  system[id] = name
  rosters[id] = rosters['firestorm-armada']
  turn[id] = turn.xwing
  return laidOut(messages)
}

function laidOut(messages) {
  return `${JSON.stringify(messages, null, 2)}\n`
}

function templates() {
  return readdirSync(TEMPLATES, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(TEMPLATES.length + 1)
        .replaceAll('\\', '/')
    )
    .sort()
}

function placeOf(part, path) {
  if (part === 'tests') return `tests/contract/${id}.test.ts`
  if (part === 'messages') return `${MESSAGES}/${path.replace('.json', '')}/systems/${px}.json`
  return part === 'shared' ? `src/shared/systems/${id}/${path}` : `src/renderer/src/systems/${id}/${path}`
}

function fail(why) {
  console.error(why)
  process.exit(1)
}
