export const EXTERNAL_LINK_IDS = ['starfinderReference', 'releases'] as const

export type ExternalLinkId = (typeof EXTERNAL_LINK_IDS)[number]

/** The only addresses outside that Flagship ever opens, and only when asked to. A page or a menu names the id. */
export type ExternalLinks = Readonly<Record<ExternalLinkId, string | null>>

/** Written in while building; see `scripts/release-page.ts`. */
declare const __RELEASE_PAGE__: string | null

export const EXTERNAL_LINKS: ExternalLinks = {
  starfinderReference: 'https://www.aonsrd.com/',
  /** Where newer versions are shown; null for a program that nobody releases. */
  releases: typeof __RELEASE_PAGE__ === 'string' ? __RELEASE_PAGE__ : null
}

/** Opens a known link in the browser of the system; gives false, and opens nothing, for any other id. */
export function openLink(id: string, open: (address: string) => Promise<void>, links = EXTERNAL_LINKS): boolean {
  const address = isLinkId(id) ? links[id] : null
  if (address === null) return false
  // A system without a browser refuses; there is nothing to put right then.
  open(address).catch(() => undefined)
  return true
}

function isLinkId(id: string): id is ExternalLinkId {
  return EXTERNAL_LINK_IDS.some(known => known === id)
}
