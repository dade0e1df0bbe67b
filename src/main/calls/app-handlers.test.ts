import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '@shared/campaign/settings'
import { APP_VERSION } from '../platform/version'
import { testApplication } from '@kit/main/application'

describe('the application itself', () => {
  it('tells where its data lies and who shows it', async () => {
    const { call, dataDir } = await testApplication()
    expect(await call('app.info', {})).toEqual({
      version: APP_VERSION,
      dataDir,
      shell: 'headless',
      locale: 'en',
      platform: process.platform,
      program: process.platform === 'win32' ? 'Node.js JavaScript Runtime' : 'node',
      isReadOnly: false
    })
  })

  it('only tells where its data lies, and prints nothing, when no shell can do more', async () => {
    const { call, dataDir } = await testApplication()
    expect(await call('data.folder', {})).toEqual({ dir: dataDir, isFixed: true, old: null })
    for (const name of ['data.open', 'data.move', 'data.removeOld', 'app.pdf'] as const)
      await expect(call(name, {})).rejects.toMatchObject({ code: 'refused' })
  })

  it('saves settings and tells every window', async () => {
    const { call, news } = await testApplication()
    const settings = { ...DEFAULT_SETTINGS, theme: 'dark', textPercent: 120 } as const
    expect(await call('settings.save', { settings })).toEqual(settings)
    expect(await call('settings.get', {})).toEqual(settings)
    expect(news).toEqual([{ kind: 'settings.changed', settings }])
  })

  it('refuses settings that nobody could have chosen', async () => {
    const { call } = await testApplication()
    await expect(call('settings.save', { settings: { ...DEFAULT_SETTINGS, textPercent: 900 } })).rejects.toMatchObject({ code: 'bad-args' })
    expect(await call('settings.get', {})).toEqual(DEFAULT_SETTINGS)
  })
})
