/**
 * The release page: `FLAGSHIP_RELEASES` if set, else that of the repository a workflow runs in, else null.
 * Throws for an address that is not https.
 */
export function releasePage(env: Readonly<Record<string, string | undefined>>): string | null {
  const { FLAGSHIP_RELEASES: named, GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env
  const address = named ?? (server === undefined || repository === undefined ? undefined : `${server}/${repository}/releases`)
  if (address === undefined || address === '') return null
  const url = new URL(address)
  if (url.protocol !== 'https:') throw new Error(`The release page must use https: ${address}`)
  return url.href
}
