import { posix } from 'node:path'

/** The packages a screen is built with. Its texts come from i18n, which remembers them. */
const SCREEN = ['vue', 'vue-router', 'pinia', '@lucide/vue']
/** The rooms below the tables and the builders. */
const BELOW_TABLE = ['rulings', 'chrome', 'session', 'contract', 'ui', 'i18n'].map(room => `renderer/src/${room}`)

/**
 * Who may import whom. A room is a folder under src; `*` matches one folder, and each match is a separate room.
 * A room in `rooms` means that row alone (`shared/systems` is its index, not the systems); `shared`, `main` and `renderer` mean all rooms
 * below.
 * `packages` lists the external packages allowed: `*` is anything except those in `never`.
 */
export const MAY_IMPORT = {
  'shared/kernel': { rooms: [], packages: [] },
  'shared/core': { rooms: ['shared/kernel'], packages: [] },
  'shared/schema': { rooms: ['shared/kernel', 'shared/core'], packages: ['zod'] },
  'shared/systems/*': { rooms: ['shared/kernel', 'shared/core', 'shared/schema'], packages: [] },
  'shared/systems': { rooms: ['shared/kernel', 'shared/core', 'shared/schema', 'shared/systems/*'], packages: [] },
  'shared/campaign': { rooms: ['shared/kernel', 'shared/core', 'shared/schema', 'shared/systems', 'shared/systems/*'], packages: ['zod'] },
  'shared/exchange': {
    rooms: ['shared/kernel', 'shared/core', 'shared/schema', 'shared/systems', 'shared/systems/*', 'shared/campaign'],
    packages: ['zod']
  },
  'shared/ipc': {
    rooms: [
      'shared/exchange',
      'shared/kernel',
      'shared/core',
      'shared/schema',
      'shared/report',
      'shared/systems',
      'shared/systems/*',
      'shared/campaign'
    ],
    packages: ['zod']
  },
  'shared/report': { rooms: ['shared/kernel', 'shared/core', 'shared/schema'], packages: [] },
  'shared/replay': { rooms: ['shared/kernel', 'shared/core', 'shared/schema', 'shared/report'], packages: [] },
  'shared/stations': { rooms: ['shared/kernel', 'shared/core', 'shared/schema'], packages: ['zod'] },
  'main/platform': { rooms: ['shared'], packages: ['*'], never: ['electron', 'vue', 'pinia'] },
  'main/store': { rooms: ['shared', 'main/platform'], packages: ['*'], never: ['electron', 'vue', 'pinia'] },
  'main/battle': { rooms: ['shared', 'main/platform', 'main/store'], packages: ['*'], never: ['electron', 'vue', 'pinia'] },
  'main/forecast': { rooms: ['shared', 'main/platform'], packages: ['*'], never: ['electron', 'vue', 'pinia'] },
  'main/exchange': { rooms: ['shared', 'main/platform', 'main/store'], packages: ['*'], never: ['electron', 'vue', 'pinia'] },
  'main/players': { rooms: ['shared', 'main/platform', 'main/store'], packages: ['*'], never: ['electron', 'vue', 'pinia'] },
  'main/stations': {
    rooms: ['shared', 'main/platform', 'main/store', 'main/battle', 'main/page'],
    packages: ['*'],
    never: ['electron', 'vue', 'pinia']
  },
  'main/calls': {
    rooms: ['shared', 'main/platform', 'main/store', 'main/battle', 'main/forecast', 'main/exchange', 'main/players', 'main/stations'],
    packages: ['*'],
    never: ['electron', 'vue', 'pinia']
  },
  'main/page': { rooms: ['shared'], packages: ['*'], never: ['electron', 'vue', 'pinia'] },
  'main/web': { rooms: ['shared', 'main'], packages: ['*'], never: ['electron', 'vue', 'pinia'] },
  main: { rooms: ['shared', 'main'], packages: ['*'], never: ['vue', 'pinia'] },
  preload: { rooms: ['shared/ipc'], packages: ['electron'] },
  'renderer/src/styles': { rooms: [], packages: [] },
  'renderer/src/i18n': { rooms: ['shared'], packages: ['vue', '@intlify/core-base'] },
  'renderer/src/ui': { rooms: ['shared', 'renderer/src/i18n'], packages: [...SCREEN, 'marked'] },
  'renderer/src/contract': { rooms: ['shared', 'renderer/src/ui'], packages: ['vue'] },
  'renderer/src/session': {
    rooms: ['shared', 'preload', 'renderer/src/contract', 'renderer/src/i18n'],
    packages: ['vue', 'vue-router', 'pinia']
  },
  'renderer/src/chrome': {
    rooms: ['shared', 'renderer/src/session', 'renderer/src/contract', 'renderer/src/ui', 'renderer/src/i18n'],
    packages: SCREEN
  },
  'renderer/src/players': { rooms: ['shared', 'preload', ...BELOW_TABLE], packages: SCREEN },
  'renderer/src/rulings': { rooms: ['shared', ...BELOW_TABLE], packages: SCREEN },
  // A table draws the player screen small.
  'renderer/src/table': { rooms: ['shared', 'renderer/src/players', ...BELOW_TABLE], packages: [...SCREEN, 'uqr'] },
  // The players' phones: of a table they share the dice that are tapped.
  'renderer/src/station': { rooms: ['shared', 'renderer/src/table', ...BELOW_TABLE], packages: SCREEN },
  'renderer/src/replay': { rooms: ['shared', 'renderer/src/contract', 'renderer/src/ui', 'renderer/src/i18n'], packages: SCREEN },
  'renderer/src/builder': { rooms: ['shared', ...BELOW_TABLE], packages: SCREEN },
  'renderer/src/systems/*': { rooms: ['shared', 'renderer/src/table', 'renderer/src/builder', ...BELOW_TABLE], packages: SCREEN },
  'renderer/src/systems': { rooms: ['shared', 'renderer/src/systems/*', 'renderer/src/contract', 'renderer/src/i18n'], packages: ['vue'] },
  'renderer/src/shell': {
    rooms: ['shared', 'renderer/src/systems', 'renderer/src/table', 'renderer/src/builder', 'renderer/src/replay', ...BELOW_TABLE],
    packages: [...SCREEN, 'uqr', 'minisearch']
  },
  renderer: { rooms: ['shared', 'preload', 'renderer'], packages: ['*'], never: ['electron', 'lowdb', '@intlify/core-base', 'ws', 'node:'] }
}

const ANY = /./u

/**
 * Stricter rows inside rooms: code that folds or reads saved data must not depend on anything that a correction may change, and no window
 * loads a schema. `of` are the files of a row, `may` what they may import, both under `src/shared`; `types` is where else types may come
 * from.
 */
const STRICTER = [
  {
    name: 'what folds events',
    of: /^systems\/[^/]+\/events\//u,
    // A group never imports the index, which imports every group.
    may: /^(?:kernel|core)\/|^systems\/[^/]+\/(?:model\/|state$|shape$|events\/(?!index$))/u,
    // An event is what the schema of the present rules reads, and a released schema is never edited.
    types: /^schema\/infer$|^systems\/[^/]+\/schema\/(?:event-v\d+$|events-v\d+\/)/u
  },
  {
    name: 'what a window loads',
    of: /^systems\/[^/]+\/(?!schema\/|host$)|^src\/(?:preload|renderer)\//u,
    may: /^(?!schema\/|systems\/[^/]+\/(?:schema\/|host$))/u,
    types: ANY
  },
  {
    name: 'the state of a battle',
    of: /^systems\/[^/]+\/(?:state$|shape$|model\/)/u,
    may: /^(?:kernel|core)\/|^systems\/[^/]+\/(?:model\/|state$|shape$)/u,
    types: ANY
  },
  {
    name: 'a released format',
    of: /^systems\/[^/]+\/schema\/roster-v\d+$/u,
    may: /^(?:kernel|schema)\/|^systems\/[^/]+\/(?:model|schema)\//u,
    types: ANY
  },
  {
    name: 'a released format',
    of: /^(?:campaign\/versions\/|exchange\/exchange-v\d+$)/u,
    may: /^(?:kernel|schema|campaign\/versions)\/|^systems\/[^/]+\/schema\/roster-v\d+$/u,
    types: ANY
  }
]

/** The rooms that tests and their kits may import on each side (renderer, main, shared). */
const TEST_ROOMS = { main: ['shared', 'main'], renderer: ['shared', 'preload', 'renderer'] }

/** Packages that all tests may import besides: the test runner and its helpers, Node, and the fixtures. */
const TEST_PACKAGES = ['vitest', 'fast-check', 'node:', '@vue/test-utils', 'axe-core']

/**
 * The message that says why this file may not import this; null if it may. Paths are posix and relative to the repository.
 * @param {string} file
 * @param {string} specifier
 * @param {boolean} isType whether only types are imported
 * @returns {string | null}
 */
export function importProblem(file, specifier, isType = false) {
  const home = homeOf(file)
  if (!home.startsWith('src/')) return null
  const from = roomOf(home.slice(4))
  if (from === null) return `${file} is in no room of the table`
  const isTest = home !== file || /\.test\.ts$/u.test(file)
  const imported = targetOf(file, specifier)
  if (imported === null) return packageProblem(from, specifier, isTest)
  const target = isTest ? homeOf(imported) : imported
  if (!target.startsWith('src/')) return isTest || target === 'package.json' ? null : `${from.key} may not import from outside src`
  const to = roomOf(target.slice(4))
  if (to === null) return `${target} is in no room of the table`
  if (to.room === from.room) return isTest ? null : stricterProblem(file, target, isType)
  if (specifier.startsWith('.') && /^shared\//u.test(to.room) && !/^shared\//u.test(from.room)) return `write @shared/${target.slice(11)}`
  const rooms = (isTest && TEST_ROOMS[from.room.split('/')[0]]) || MAY_IMPORT[from.key].rooms
  const allowed = rooms.some(room => room === to.key || (!room.includes('/') && to.room.startsWith(`${room}/`)))
  if (!allowed) return `${from.room} may not import ${to.room}`
  return isTest ? null : stricterProblem(file, target, isType)
}

function stricterProblem(file, target, isType) {
  const [from, to] = [underShared(file), underShared(target)]
  const row = STRICTER.find(({ of, may, types }) => of.test(from) && !may.test(to) && !(isType && types.test(to)))
  return row === undefined ? null : `${row.name} may not import ${to}`
}

/** Where the walls place a file: a kit of the tests, `tests/kit/core/log.ts`, is treated as a file of `src/shared/core/log`. */
function homeOf(path) {
  const kit = /^tests\/kit\/(.+?)(?:\.ts)?$/u.exec(path)?.[1]
  if (kit === undefined) return path
  return `src/${/^(?:main|renderer)\//u.test(kit) ? '' : 'shared/'}${kit}/kit`
}

/** @param {string} path path under src */
function roomOf(path) {
  const keys = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length)
  for (const key of keys) {
    // A room may be imported by its own path, which is its index; files beside the rooms under a `*` belong to none of them.
    const pattern = new RegExp(key.includes('*') ? `^(${key.replace('*', '[^/]+')})/` : `^(${key})(?:/|$)`, 'u')
    const room = pattern.exec(path)?.[1]
    if (room !== undefined) return { key, room }
  }
  return null
}

function targetOf(file, specifier) {
  if (specifier.startsWith('@shared/')) return `src/shared/${specifier.slice(8)}`
  if (specifier.startsWith('@kit/')) return `tests/kit/${specifier.slice(5)}`
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  return null
}

/** `src/shared/core/log/entry.ts` as `core/log/entry`. */
function underShared(path) {
  return path.replace(/^src\/shared\//u, '').replace(/\.ts$/u, '')
}

function packageProblem(from, specifier, isTest) {
  const covers = name => (name.endsWith(':') ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`))
  const { packages, never = [] } = MAY_IMPORT[from.key]
  if (isTest && TEST_PACKAGES.some(covers)) return null
  if (never.some(covers)) return `${from.room} may not import ${specifier}`
  return packages.includes('*') || packages.some(covers) ? null : `${from.room} may not import ${specifier}`
}

/** ESLint rule over every form of import and re-export. */
export default {
  meta: { type: 'problem', docs: { description: 'keep the arrows between rooms' }, schema: [] },
  create(context) {
    const root = context.cwd.replaceAll('\\', '/')
    const file = posix.relative(root, context.filename.replaceAll('\\', '/'))
    const look = node => {
      if (typeof node.source?.value !== 'string') return
      const problem = importProblem(file, node.source.value, node.importKind === 'type' || node.exportKind === 'type')
      if (problem !== null) context.report({ node: node.source, message: `${problem} (see ARCHITECTURE.md, rooms).` })
    }
    return { ImportDeclaration: look, ImportExpression: look, ExportNamedDeclaration: look, ExportAllDeclaration: look }
  }
}
