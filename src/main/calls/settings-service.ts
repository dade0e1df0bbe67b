import { DEFAULT_SETTINGS, settingsFrom, storedWith, type Settings, type StoredSettings } from '@shared/campaign/settings'
import { err, ok, type Result } from '@shared/kernel/result'
import type { Log } from '../platform/log'
import type { Disk } from '../store/disk/disk'
import type { WriteGuard } from '../store/document/durable-document'
import { SettingsStore, type SettingsOptions } from '../store/settings-store'
import type { StoreError } from '../store/store-error'

/** The settings. A problem with them never prevents play. */
export interface SettingsService {
  readonly value: Settings
  /** Resolves when durable. Rejects with a StoreError. */
  save(settings: Settings): Promise<void>
}

/**
 * Opens the settings. Damaged ones are kept under another name and replaced by defaults. Those that a newer program wrote, or that cannot
 * be read, are left alone: the defaults apply for this run, and saving fails with the reason.
 */
export async function openSettings(disk: Disk, dataDir: string, guard: WriteGuard, log: Log): Promise<SettingsService> {
  const options: SettingsOptions<StoredSettings> = { read: readSettings, fallback: () => DEFAULT_SETTINGS, guard }
  const opened = await SettingsStore.open(disk, dataDir, options)
  if (opened.ok) return serviceOf(opened.value)
  log('The settings cannot be used', opened.error)
  const isBroken = opened.error.code === 'damaged' || opened.error.code === 'invalid'
  const fresh = isBroken ? await startOver(disk, dataDir, options, opened.error) : opened
  return fresh.ok ? serviceOf(fresh.value) : { value: DEFAULT_SETTINGS, save: () => Promise.reject(fresh.error) }
}

async function startOver(
  disk: Disk,
  dataDir: string,
  options: SettingsOptions<StoredSettings>,
  problem: StoreError
): Promise<Result<SettingsStore<StoredSettings>, StoreError>> {
  try {
    return await SettingsStore.startOver(disk, dataDir, options)
  } catch {
    return err(problem)
  }
}

function serviceOf(store: SettingsStore<StoredSettings>): SettingsService {
  return {
    get value() {
      return settingsFrom(store.value)
    },
    save: settings => store.update(stored => storedWith(stored, settings))
  }
}

/** Only what is no settings at all is refused: `settingsFrom` reads them field by field. */
function readSettings(json: unknown): Result<StoredSettings, { readonly code: 'invalid' | 'newer-format'; readonly at: string }> {
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined
  if (format === 1) return ok({ ...(json as object), format })
  return err({ code: typeof format === 'number' && format > 1 ? 'newer-format' : 'invalid', at: 'format' })
}
