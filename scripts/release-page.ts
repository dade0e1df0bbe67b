/**
 * The page that shows the releases of whoever builds: named by `FLAGSHIP_RELEASES`, or that of the repository a workflow runs for;
 * null where nobody releases. Throws for an address that is not https.
 */
export function releasePage(env: Readonly<Record<string, string | undefined>>): string | null {
  const { FLAGSHIP_RELEASES: named, GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env
  const address = named ?? (server === undefined || repository === undefined ? undefined : `${server}/${repository}/releases`)
  if (address === undefined || address === '') return null
  const url = new URL(address)
  if (url.protocol !== 'https:') throw new Error(`The release page is not reached over https: ${address}`)
  return url.href
}
