export const EXTERNAL_LINK_IDS = ['starfinderReference', 'releases'] as const

export type ExternalLinkId = (typeof EXTERNAL_LINK_IDS)[number]

/** The only external addresses Flagship ever opens, and only on request. A page or a menu refers to them by id. */
export type ExternalLinks = Readonly<Record<ExternalLinkId, string | null>>

/** Filled in by the build; see `scripts/release-page.ts`. */
declare const __RELEASE_PAGE__: string | null

export const EXTERNAL_LINKS: ExternalLinks = {
  starfinderReference: 'https://www.aonsrd.com/',
  /** The page of releases; null for a build without a release page. */
  releases: typeof __RELEASE_PAGE__ === 'string' ? __RELEASE_PAGE__ : null
}

/** Opens a known link in the system's browser. For any other id it opens nothing and returns false. */
export function openLink(id: string, open: (address: string) => Promise<void>, links = EXTERNAL_LINKS): boolean {
  const address = isLinkId(id) ? links[id] : null
  if (address === null) return false
  // A system without a browser rejects; there is no fallback.
  open(address).catch(() => undefined)
  return true
}

function isLinkId(id: string): id is ExternalLinkId {
  return EXTERNAL_LINK_IDS.some(known => known === id)
}
