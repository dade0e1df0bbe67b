const REMEDIES = [
  [/homepage/u, 'Set FLAGSHIP_RELEASES to the address of the release page, and package again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT/u,
    'electron-builder downloads the tool for it once: go online and package again.'
  ]
]

/** How to fix the reason a package was not built; null if unknown. */
export function remedyFor(reason) {
  return REMEDIES.find(([pattern]) => pattern.test(reason))?.[1] ?? null
}
