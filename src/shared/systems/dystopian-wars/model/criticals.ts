/** Rows of the critical table, 2D6 (source lines 136 to 148). */
export const CRITICAL_ROWS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export type CriticalRow = (typeof CRITICAL_ROWS)[number]

/** Names as the message keys have them. */
export const CRITICAL_NAMES = {
  2: 'magazineExplosion',
  3: 'shreddedDefences',
  4: 'ragingFire',
  5: 'generatorOffline',
  6: 'weaponDamage',
  7: 'hardPounding',
  8: 'engineFailure',
  9: 'navigationLock',
  10: 'fusionLeak',
  11: 'chaosAndDisarray',
  12: 'sturginiumFlare'
} as const satisfies Readonly<Record<CriticalRow, string>>

/** Where a Sturginium Flare may throw a unit. */
export const DIRECTIONS = ['fore', 'port', 'starboard', 'aft'] as const
export type Direction = (typeof DIRECTIONS)[number]
