const REMEDIES = [
  [/homepage/u, 'Set FLAGSHIP_RELEASES to the address of the release page, and package again.'],
  [/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT/u, 'electron-builder fetches the tool for it once: package again with internet.']
]

/** What helps against the reason for which a package was not made; null where we know of nothing. */
export function remedyFor(reason) {
  return REMEDIES.find(([pattern]) => pattern.test(reason))?.[1] ?? null
}
