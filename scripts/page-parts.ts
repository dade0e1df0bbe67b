import { SCREEN_FILES } from '../src/renderer/src/i18n/screen-files'

/** A module graph as reported by the bundler. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null
}

/** Each page of the renderer, and the part that holds what it alone needs at once. */
const PAGES = [
  { entry: 'src/renderer/index.html', part: 'first' },
  { entry: 'src/renderer/station.html', part: 'station-first' }
] as const
type Page = (typeof PAGES)[number]

/** Parts of what is needed later. What the list needs comes first, as it is there already, and what is of one game last. */
const LATER = ['list', 'ships', 'panels', 'screens', 'battle'] as const

const named = (name: string, of: (id: string, modules: Modules) => string | null) => ({
  debugName: name,
  name: (id: string, modules: Modules) => (of(id, modules) === name ? name : null)
})

/** The parts of the program in files. A part takes in all that it imports, so that what more share comes before what is of fewer. */
export const pageParts = [
  { debugName: 'words', name: wordsPartOf },
  ...['shared', 'common', ...PAGES.map(page => page.part)].map(name => ({ ...named(name, partOf), tags: ['$initial' as const] })),
  ...LATER.map(name => named(name, laterPartOf)),
  { debugName: 'later', name: laterPartOf }
]

/**
 * The part of a module that a page needs at once: that of the page if no other needs it, `shared` if both need it at once, and `common` if
 * the other needs it later. None for what starts a page: whoever fetched its part would start that page too.
 */
export function partOf(id: string, modules: Modules): string | null {
  const { importers, anyImporters } = above(modules)
  if ([id, ...importers(id)].some(isPage)) return null
  const [page, ...others] = pagesAbove(id, importers)
  if (page === undefined || others.length > 0) return 'shared'
  return pagesAbove(id, anyImporters).length === 1 ? page.part : 'common'
}

/** What the list of campaigns loads when it is drawn. */
const OF_LIST = /\/shell\/start\/(?:CampaignsView|CampaignsPanel|StartBand|ResumePanel)\.vue$/u
/** The tiles draw ships once their words are there. */
const OF_TILES = /\/shell\/start\/TileShip\.vue$/u
/** The screen of a battle, and the table of a game. */
const OF_TABLE = /\/(?:shell\/BattleView\.vue|table\/[a-z]+-table\.ts)$/u
const OF_PANELS = /\/panels\.ts$/u
const GAME = /\/systems\/([a-z]+(?:-[a-z]+)*)\//u

/**
 * The part of a module that several screens or games need when they are opened: without one, each combination of them would have a file of
 * its own, and a table fetched ninety. `list` is needed by the list too, `ships` by its tiles, `panels` by what a game always loads,
 * `battle` by tables alone and `screens` by other screens besides. None for what a single one needs, or a phone, whose page is small.
 */
export function laterPartOf(id: string, modules: Modules): string | null {
  const { importers, dynamicImporters, anyImporters } = above(modules)
  if (pagesAbove(id, importers).length > 0 || pagesAbove(id, anyImporters).some(page => page.part !== 'first')) return null
  const openers = reached(id, importers)
    .filter(one => dynamicImporters(one).length > 0)
    .map(one => one.replaceAll('\\', '/'))
  if (openers.length === 0) return null
  const isOpenedBy = (what: RegExp): boolean => openers.some(one => what.test(one))
  const games = new Set(openers.map(one => GAME.exec(one)?.[1]))
  const own = games.size === 1 ? [...games][0] : undefined
  if (openers.length === 1 && !OF_TABLE.test(openers[0] ?? '')) return null
  if (isOpenedBy(OF_LIST)) return 'list'
  if (isOpenedBy(OF_TILES)) return 'ships'
  if (isOpenedBy(OF_PANELS)) return own === undefined ? 'panels' : `panels-${own}`
  if (!isOpenedBy(OF_TABLE)) return null
  if (own !== undefined) return `table-${own}`
  return openers.every(one => OF_TABLE.test(one)) ? 'battle' : 'screens'
}

type Above = (id: string) => readonly string[]

/** Who imports a module at once, later, and at all. */
function above(modules: Modules): Readonly<Record<'importers' | 'dynamicImporters' | 'anyImporters', Above>> {
  const importers: Above = id => modules.getModuleInfo(id)?.importers ?? []
  const dynamicImporters: Above = id => modules.getModuleInfo(id)?.dynamicImporters ?? []
  return { importers, dynamicImporters, anyImporters: id => [...importers(id), ...dynamicImporters(id)] }
}

/** A module and everything on the ways up from it. */
function reached(id: string, up: Above): readonly string[] {
  const seen = new Set([id])
  // A set takes in what is added while it is walked.
  for (const one of seen) for (const importer of up(one)) seen.add(importer)
  return [...seen]
}

/** The pages at the end of every way up from a module. */
function pagesAbove(id: string, up: Above): readonly Page[] {
  const all = reached(id, up)
  return PAGES.filter(page => all.some(one => isEntryOf(page, one)))
}

/** Files of words that a phone has too, which reads few of them. */
const ON_PHONES = ['station', 'players', 'view', 'dice']

/**
 * The part of words in one language: of the first screen, of battles, of the screens round them, and of the screens of one game.
 * None for anything else, and for what a phone reads too.
 */
export function wordsPartOf(id: string): string | null {
  const [, language, system, name = ''] = /\/i18n\/([a-z]+)\/(?:systems\/([a-z]+)-)?([a-z]+)\.json$/u.exec(id.replaceAll('\\', '/')) ?? []
  if (language === undefined || name === 'lesson') return null
  if (system !== undefined) return `words-${system}-${language}`
  if (['app', 'campaigns'].includes(name)) return `words-${language}`
  if (SCREEN_FILES.includes(name)) return `words-screens-${language}`
  return ON_PHONES.includes(name) ? null : `words-battle-${language}`
}

const isEntryOf = ({ entry }: Page, id: string): boolean => id.replaceAll('\\', '/').endsWith(entry)
const isPage = (id: string): boolean => PAGES.some(page => isEntryOf(page, id))
