import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { StoreError } from './store-error'

/** Lower case only: some file systems treat `A` and `a` as the same name. */
const SAFE_ID = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/
/** For these names Windows opens a device instead of a file. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/

/** Whether one of our own ids may name a directory. */
export function isSafeId(id: string): boolean {
  return SAFE_ID.test(id) && !DEVICE_NAME.test(id)
}

/** Throws `bad-id`. User input or a path must never become the name of a directory. */
export function checkedId(id: string): string {
  if (!isSafeId(id)) throw new StoreError('bad-id', '', `not one of our ids: ${JSON.stringify(id).slice(0, 80)}`)
  return id
}

/** The layout of a data directory. */
export const paths = {
  lock: (data: string): string => join(data, 'LOCK'),
  ballast: (data: string): string => join(data, 'ballast'),
  settings: (data: string): string => join(data, 'settings.json'),
  playerScreen: (data: string): string => join(data, 'player-screen.json'),
  playerPage: (data: string): string => join(data, 'player-page.json'),
  library: (data: string): string => join(data, 'library.json'),
  stations: (data: string): string => join(data, 'stations.json'),
  campaigns: (data: string): string => join(data, 'campaigns'),
  campaignDir: (data: string, id: string): string => join(data, 'campaigns', checkedId(id)),
  campaign: (data: string, id: string): string => join(data, 'campaigns', checkedId(id), 'campaign.json'),
  backups: (data: string, id: string): string => join(data, 'campaigns', checkedId(id), 'backups'),
  battles: (data: string, id: string): string => join(data, 'campaigns', checkedId(id), 'battles'),
  battleDir: (data: string, id: string, battleId: string): string => join(data, 'campaigns', checkedId(id), 'battles', checkedId(battleId)),
  trash: (data: string): string => join(data, 'trash')
} as const

/** The files in the directory of one battle. */
export const battlePaths = {
  journal: (dir: string): string => join(dir, 'journal'),
  /** A journal being written to take the place of a damaged one. */
  nextJournal: (dir: string): string => join(dir, 'journal.next'),
  state: (dir: string): string => join(dir, 'state.json'),
  /** How far the journal was acknowledged. */
  acknowledged: (dir: string): string => join(dir, 'acknowledged.json'),
  /** The same, to the entry. */
  lastAcknowledged: (dir: string): string => join(dir, 'last-acknowledged.jsonl'),
  pending: (dir: string): string => join(dir, 'pending.json'),
  quarantine: (dir: string): string => join(dir, 'quarantine')
} as const

/** The parts of the environment that decide where data is kept. */
export interface Environment {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
}

const HERE: Environment = { platform: process.platform, env: process.env, home: homedir() }

/** Whether the data folder was named when the program was started. */
export function isDataDirNamed({ env }: Pick<Environment, 'env'> = HERE): boolean {
  return (env['FLAGSHIP_DATA'] ?? '') !== ''
}

/** The data directory: `FLAGSHIP_DATA` if set, else the default of the system. */
export function defaultDataDir({ platform, env, home }: Environment = HERE): string {
  const override = env['FLAGSHIP_DATA']
  return override !== undefined && override !== '' ? override : usualDataDir({ platform, env, home })
}

/**
 * Folder of what belongs to this computer: Chromium's own files and the place of the windows. Always on the disk of the user's home, since
 * Chromium's lock needs links that exFAT and FAT do not have; a data folder that was named has one of its own there.
 */
export function desktopDir(here: Environment = HERE): string {
  const usual = join(usualDataDir(here), 'desktop')
  if (!isDataDirNamed(here)) return usual
  return join(
    usual,
    createHash('sha256')
      .update(resolve(defaultDataDir(here)))
      .digest('hex')
      .slice(0, 16)
  )
}

function usualDataDir({ platform, env, home }: Environment): string {
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Flagship')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Flagship')
  const xdg = env['XDG_DATA_HOME']
  // The XDG rules: a relative XDG_DATA_HOME counts as not set.
  return join(xdg !== undefined && xdg.startsWith('/') ? xdg : join(home, '.local', 'share'), 'flagship')
}
