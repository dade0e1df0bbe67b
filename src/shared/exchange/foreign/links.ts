/** Builders of X-Wing squads whose address holds the squad. */
const SQUAD_BUILDERS: readonly string[] = ['yasb.app', 'raithos.github.io', 'xwing-legacy.com', 'launchbaynext.app', 'geordanr.github.io']
/** The longest address that is looked at. */
const LINK_MAX = 8_000

/** The address, where a text is one address and nothing else; null otherwise. */
export function webLink(text: string): string | null {
  const said = text.trim()
  return said.length <= LINK_MAX && /^https?:\/\/[^\s/]+\S*$/iu.test(said) ? said : null
}

/** The address of a squad in a builder of X-Wing squads; null where a text is anything else. */
export function squadLink(text: string): string | null {
  const link = webLink(text)
  const host = link === null ? undefined : /^https?:\/\/(?:www\.)?([^/?#:]+)/iu.exec(link)?.[1]?.toLowerCase()
  return host !== undefined && SQUAD_BUILDERS.includes(host) ? link : null
}
