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

const part = (name: string) => ({
  debugName: name,
  name: (id: string, modules: Modules) => (partOf(id, modules) === name ? name : null),
  tags: ['$initial' as const]
})

/** The parts of what pages need at once. A part takes in all that it imports, so that what pages share comes before what is theirs. */
export const pageParts = [{ name: firstWordsOf }, ...['shared', 'common', ...PAGES.map(page => page.part)].map(part)]

/**
 * The part of a module that a page needs at once: that of the page if no other needs it, `shared` if both need it at once, and `common` if
 * the other needs it later. None for what starts a page: whoever fetched its part would start that page too.
 */
export function partOf(id: string, modules: Modules): string | null {
  const importers = (one: string): readonly string[] => modules.getModuleInfo(one)?.importers ?? []
  const later = (one: string): readonly string[] => modules.getModuleInfo(one)?.dynamicImporters ?? []
  if ([id, ...importers(id)].some(isPage)) return null
  const [page, ...others] = pagesAbove(id, importers)
  if (page === undefined || others.length > 0) return 'shared'
  return pagesAbove(id, one => [...importers(one), ...later(one)]).length === 1 ? page.part : 'common'
}

/** The pages at the end of every way up from a module. */
function pagesAbove(id: string, above: (id: string) => readonly string[]): readonly Page[] {
  const seen = new Set([id])
  // A set takes in what is added while it is walked.
  for (const one of seen) for (const importer of above(one)) seen.add(importer)
  return PAGES.filter(page => [...seen].some(one => isEntryOf(page, one)))
}

/** The part of the words of the first screen in one language, which are needed together; null for anything else. */
export function firstWordsOf(id: string): string | null {
  const language = /\/i18n\/([a-z]+)\/(?:app|campaigns)\.json$/u.exec(id.replaceAll('\\', '/'))?.[1]
  return language === undefined ? null : `words-${language}`
}

const isEntryOf = ({ entry }: Page, id: string): boolean => id.replaceAll('\\', '/').endsWith(entry)
const isPage = (id: string): boolean => PAGES.some(page => isEntryOf(page, id))
