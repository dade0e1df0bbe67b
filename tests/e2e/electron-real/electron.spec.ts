import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/begin'
import { OUT } from '../support/built'
import { removeFolder } from '../support/remove-folder'
import { chromiumSwitches, definedEnv, launchElectron, type RealElectron } from './launch-electron'
import { electronProgram } from './runtime'

/** Behaviour that the stand-in cannot test. */
describe('the real desktop window', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-real-'))
  let real: RealElectron
  beforeAll(async () => {
    real = await launchElectron(dataDir)
  })
  afterAll(async () => {
    await real.close()
    await removeFolder(dataDir)
  })

  it('is opened by the program of this version, from its own protocol', async () => {
    expect(await ask(real.page, 'app.info', {})).toMatchObject({ shell: 'desktop', dataDir: resolve(dataDir) })
    expect(real.page.url()).toMatch(/^app:\/\/flagship\//u)
  })

  it('is sandboxed and isolated', async () => {
    const preferences = await real.app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      // Missing from the declarations, but present.
      return (contents as unknown as { getLastWebPreferences(): Readonly<Record<string, unknown>> } | undefined)?.getLastWebPreferences()
    })
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false
    })
    expect(await real.page.evaluate(() => ['require', 'process', 'module'].filter(name => name in window))).toEqual([])
  })

  it('cannot be left, and opens no other', async () => {
    const before = real.page.url()
    const opened = await real.page.evaluate(() => window.open('https://example.com/') !== null)
    await real.page.evaluate(() => void setTimeout(() => (location.href = 'https://example.com/')))
    await real.page.waitForTimeout(500)
    expect([opened, real.page.url(), real.app.windows().length]).toEqual([false, before, 1])
  })

  it('reaches nothing outside', async () => {
    const reached = await real.page.evaluate(() =>
      fetch('https://example.com/', { mode: 'no-cors' }).then(
        () => true,
        () => false
      )
    )
    expect(reached).toBe(false)
  })

  it('is granted nothing', async () => {
    const states = await real.page.evaluate(() =>
      Promise.all(
        ['geolocation', 'notifications', 'camera', 'microphone'].map(
          async name => (await navigator.permissions.query({ name: name as PermissionName })).state
        )
      )
    )
    expect(new Set(states)).toEqual(new Set(['denied']))
  })

  it('is told of a campaign file when Flagship is started with one a second time', async () => {
    const heard = real.page.evaluate(
      () =>
        new Promise(done => {
          window.flagship.onNews(news => {
            if (news.kind === 'files.opened') done(news.kind)
          })
        })
    )
    const second = spawn(electronProgram(), [...chromiumSwitches(), resolve(OUT, 'main', 'index.js'), 'Vast.flagship'], {
      env: { ...definedEnv(), FLAGSHIP_DATA: dataDir },
      stdio: 'ignore'
    })
    expect(await once(second, 'exit')).toEqual([0, null])
    expect(await heard).toBe('files.opened')
  })

  it('quits with everything saved, and finds it again', async () => {
    await ask(real.page, 'campaigns.create', { name: 'Vast', system: 'starfinder-armada' })
    await real.close()
    real = await launchElectron(dataDir)
    expect(await ask(real.page, 'campaigns.list', {})).toMatchObject({ campaigns: [{ name: 'Vast' }], problems: [] })
    expect(real.complaints()).toEqual([])
  })
})
