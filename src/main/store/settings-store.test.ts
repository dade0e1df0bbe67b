import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { err, ok, type Result } from '@shared/kernel/result'
import { describe, expect, it } from 'vitest'
import { nodeDisk } from './disk/node-disk'
import { SettingsStore } from './settings-store'
import { testDir } from '@kit/main/store/test-dir'

interface Settings {
  readonly language: string
}

const options = {
  read: (json: unknown): Result<Settings, { code: 'invalid'; at: string }> =>
    typeof json === 'object' && json !== null && 'language' in json && typeof json.language === 'string'
      ? ok({ language: json.language })
      : err({ code: 'invalid', at: 'language' }),
  fallback: (): Settings => ({ language: 'en' })
}

describe('settings', () => {
  it('begin as they come and stay as they are changed', async () => {
    const dir = await testDir()
    const first = await SettingsStore.open(nodeDisk, dir, options)
    if (!first.ok) throw first.error
    expect(first.value.value).toEqual({ language: 'en' })
    await first.value.update({ language: 'fr' })
    const second = await SettingsStore.open(nodeDisk, dir, options)
    expect(second.ok && second.value.value).toEqual({ language: 'fr' })
  })

  it('are refused when damaged, and begin anew only when asked to, keeping the bytes', async () => {
    const dir = await testDir()
    await writeFile(join(dir, 'settings.json'), 'garbage')
    expect(await SettingsStore.open(nodeDisk, dir, options)).toMatchObject({ ok: false, error: { code: 'damaged' } })
    const fresh = await SettingsStore.startOver(nodeDisk, dir, options)
    expect(fresh.ok && fresh.value.value).toEqual({ language: 'en' })
    expect(await readdir(dir)).toEqual(['settings.json.damaged-1'])
  })
})
