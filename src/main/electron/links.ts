/** The only addresses outside that Flagship ever opens, and only when asked to. A page or a menu names the id. */
export const EXTERNAL_LINKS = {
  starfinderReference: 'https://www.aonsrd.com/'
} as const

export type ExternalLinkId = keyof typeof EXTERNAL_LINKS

/** Opens a known link in the browser of the system; gives false, and opens nothing, for any other id. */
export function openLink(id: string, open: (address: string) => Promise<void>): boolean {
  if (!isLinkId(id)) return false
  // A system without a browser refuses; there is nothing to put right then.
  open(EXTERNAL_LINKS[id]).catch(() => undefined)
  return true
}

function isLinkId(id: string): id is ExternalLinkId {
  return Object.hasOwn(EXTERNAL_LINKS, id)
}
