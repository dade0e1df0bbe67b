import { CALL_CHANNEL } from '@shared/ipc/channels'
import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { desktopDir } from '../../src/main/store/paths'
import { homeOf, launchFlagship, startMain, type Flagship, type LaunchOptions } from './electron-stand-in/launch'
import type { Told } from './electron-stand-in/messages'
import { ask, startSample } from './support/begin'
import { removeFolder } from './support/remove-folder'

/**
 * Behaviour of the real runtime on each system, as far as the stand-in can imitate it: see the decision on the real runtime in docs/adr.
 */

const folder = mkdtempSync(join(tmpdir(), 'flagship-start-'))
let app: Flagship
let starts = 0

/** Starts it on data of its own. */
async function started(options: Partial<LaunchOptions> = {}): Promise<Flagship> {
  starts += 1
  app = await launchFlagship({ userData: join(folder, String(starts)), ...options })
  return app
}

afterEach(() => app.kill())
afterAll(() => removeFolder(folder))

const told = <K extends Told['kind']>(kind: K): readonly Extract<Told, { kind: K }>[] =>
  app.messages.filter((message): message is Extract<Told, { kind: K }> => message.kind === kind)
const windowsNow = async (): Promise<readonly object[]> => (await app.inspect({ permissions: [], origins: [], addresses: [] })).windows
const ownDirOf = (userData: string): string =>
  desktopDir({ platform: process.platform, env: { FLAGSHIP_DATA: userData, XDG_DATA_HOME: homeOf(userData) }, home: homeOf(userData) })
const create = (page: Page, name: string): Promise<unknown> => ask(page, 'campaigns.create', { name, system: 'starfinder-armada' })
const names = async (page: Page): Promise<readonly string[]> => (await ask(page, 'campaigns.list', {})).campaigns.map(({ name }) => name)

describe('a window', () => {
  it('is shown under Wayland, where a hidden one is never ready to show', async () => {
    await started({ env: { STAND_IN_WAYLAND: '1' } })
    await expect.poll(windowsNow).toMatchObject([{ isVisible: true, isMaximized: false }])
  })

  it('that was left maximised is so again, and is not shown before its page is there', async () => {
    const userData = join(folder, 'maximised')
    const state = { format: 1, bounds: { x: 10, y: 10, width: 1366, height: 768 }, isMaximized: true }
    await (await started({ userData })).close()
    writeFileSync(join(ownDirOf(userData), 'window-state.json'), JSON.stringify(state))
    await started({ userData })
    await expect.poll(windowsNow).toMatchObject([{ isVisible: true, isMaximized: true }])
    // A page that takes longer than two seconds is not waited for.
    expect(told('shown').map(({ isLoaded, afterMs }) => isLoaded || afterMs > 1_900)).toEqual([true])
  })

  it('opens without the sandbox where the system allows none, as an AppImage then asks for', async () => {
    await started({ args: ['--no-sandbox'] })
    expect(await names(app.page)).toEqual([])
  })

  it('is known to Windows by the identifier of the packages', async () => {
    await started()
    expect((await app.inspect({ permissions: [], origins: [], addresses: [] })).userModelId).toBe('app.flagship.companion')
  })

  it('outlives the terminal it was started from', async () => {
    await started({ hasClosedOutput: true })
    // A stranger's call is refused, and only the log says so.
    for (let times = 0; times < 3; times++)
      await app.invoke(CALL_CHANNEL, ['app.info', {}], { origin: 'https://example.com', isMain: true, contentsId: null })
    await create(app.page, 'Vast')
    expect([await names(app.page), told('errorBox')]).toEqual([['Vast'], []])
  })
})

describe('a second start', () => {
  const exited = (child: ChildProcess): Promise<number | null> => new Promise(done => child.once('exit', code => done(code)))

  it('is left to the window that is open', async () => {
    await started()
    const second = await startMain({ userData: join(folder, String(starts)) }, join(folder, 'left-profile'))
    expect(await exited(second)).toBe(0)
    await expect.poll(() => told('secondInstance').length).toBe(1)
    expect(told('errorBox')).toEqual([])
  })

  it('opens though the data lies on a disk without links: what Chromium locks is at home', async () => {
    const userData = join(folder, 'stick')
    await started({ userData, env: { STAND_IN_LINKLESS: join(userData, '/') } })
    expect(await names(app.page)).toEqual([])
  })

  it('says so where the lock is refused and nobody is there, and never ends as if all were well', async () => {
    await started()
    const userData = join(folder, 'refused')
    const child = await startMain({ userData, env: { STAND_IN_LINKLESS: homeOf(userData) } }, join(folder, 'refused-profile'))
    const messages: Told[] = []
    child.on('message', (message: Told) => messages.push(message))
    expect(await exited(child)).toBe(70)
    const [box] = messages.filter(message => message.kind === 'errorBox')
    expect(box).toMatchObject({ content: expect.stringContaining(ownDirOf(userData)) as string })
  })
})

describe('the keys of the window', () => {
  const NONE = { type: 'keyDown', code: '', shift: false, control: false, alt: false, meta: false }

  it('zoom by the character that is printed, and keep a lone Alt from the menu', async () => {
    await started()
    const control = process.platform === 'darwin' ? { meta: true } : { control: true }
    expect(await app.key({ ...NONE, ...control, key: '=' })).toEqual({ isKept: true, zoomLevel: 0.5 })
    expect(await app.key({ ...NONE, ...control, key: '-', code: 'NumpadSubtract' })).toEqual({ isKept: true, zoomLevel: 0 })
    expect(await app.key({ ...NONE, key: 'Alt', alt: true })).toEqual({ isKept: process.platform !== 'darwin', zoomLevel: 0 })
  })
})

describe('a file that a Mac opens', () => {
  it('brings the window forward', async () => {
    await started()
    const before = told('focused').length
    await app.system('open-file')
    expect(told('focused').length).toBe(before + 1)
  })
})

describe('the display', () => {
  const isAwake = (): boolean | undefined => told('awake').at(-1)?.isAwake

  it('does not sleep while players have their screen or a table is open, and may afterwards', async () => {
    await started()
    await startSample(app.page)
    const [, campaignId = '', battleId = ''] = /campaigns?\/([\w-]+)\/battles?\/([\w-]+)/u.exec(app.page.url()) ?? []
    expect(told('awake')).toEqual([])
    await ask(app.page, 'players.openWindow', {})
    await expect.poll(isAwake).toBe(true)
    expect(told('awake')[0]?.type).toBe('prevent-display-sleep')
    await ask(app.page, 'players.closeWindow', {})
    await expect.poll(isAwake).toBe(false)
    await ask(app.page, 'stations.open', { campaignId, battleId, address: '127.0.0.1', showsChances: true })
    await expect.poll(isAwake).toBe(true)
    await ask(app.page, 'stations.close', {})
    await expect.poll(isAwake).toBe(false)
  })
})

describe('a page that crashes', () => {
  const lost = async (): Promise<void> => {
    const before = told('loaded').length
    await app.system('crash')
    await expect.poll(() => told('loaded').length).toBeGreaterThan(before)
  }

  it('comes back three times by itself, with all that was saved, and is then asked about', async () => {
    await started({ env: { STAND_IN_ANSWERS: '[1, 2]' } })
    await create(app.page, 'Vast')
    for (let times = 0; times < 3; times++) await lost()
    // The page that crashed may not have gone yet.
    await expect
      .poll(async () => {
        const page = app.pageNow()
        return page === undefined ? null : names(page)
      })
      .toEqual(['Vast'])
    expect(told('messageBox')).toEqual([])
    await app.system('crash')
    // The folder of the data is shown, the question comes again, and the second answer ends the program.
    expect(await app.whenEnded()).toBe(0)
    expect(told('messageBox').map(({ message }) => message)).toEqual(Array.from({ length: 2 }, () => 'Flagship’s page keeps failing'))
    expect(told('openPath').map(({ path }) => path)).toEqual([join(folder, String(starts))])
  })
})

describe('a system that ends', () => {
  const claimOf = (userData: string): unknown => {
    const [highest] = readdirSync(join(userData, 'LOCK')).sort().reverse()
    return JSON.parse(readFileSync(join(userData, 'LOCK', highest ?? ''), 'utf8'))
  }

  it.each(['shutdown', 'session-end'] as const)('is not held up, and leaves the data free with all that was saved: %s', async event => {
    await started()
    const userData = join(folder, String(starts))
    await create(app.page, 'Vast')
    expect(claimOf(userData)).toMatchObject({ released: false })
    await app.system(event)
    await app.whenEnded()
    expect(told('shutdownStopped')).toEqual([])
    expect(claimOf(userData)).toMatchObject({ released: true })
    await started({ userData })
    expect(await names(app.page)).toEqual(['Vast'])
  })
})

describe('a file with spaces and accents', () => {
  const file = join(folder, 'Été à Kessar (2).flagship')
  cpSync(join('tests', 'fixtures', 'first', 'starfinder-armada.flagship'), file)

  it('is looked at when Flagship is started with it, and when it runs already', async () => {
    await started({ args: [file] })
    await app.page.getByRole('dialog').waitFor()
    await app.page.keyboard.press('Escape')
    await app.page.getByRole('dialog').waitFor({ state: 'detached' })
    await startMain({ userData: join(folder, String(starts)), args: [file] }, join(folder, 'second-profile'))
    await app.page.getByRole('dialog').waitFor()
  })
})

describe('a native dialog', () => {
  it('that saves a file has a title, a name and a folder', async () => {
    await started({ env: { STAND_IN_LOCALE: 'fr-FR' } })
    await app.page.evaluate(() => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob(['{}'], { type: 'application/json' }))
      link.download = 'Vast.flagship'
      link.click()
    })
    await expect.poll(() => told('saveDialog').length).toBe(1)
    expect(told('saveDialog')[0]?.title).toBe('Enregistrer un fichier de Flagship')
    expect(told('saveDialog')[0]?.defaultPath).toMatch(/^.+[\\/]Vast\.flagship$/u)
  })

  it('saves what would be printed as a PDF', async () => {
    await started()
    await app.page.locator('.welcome').waitFor()
    await app.page.keyboard.press('?')
    await app.page.locator('dialog [data-pdf]').click()
    await expect.poll(() => told('saveDialog').at(-1)?.defaultPath).toMatch(/^.+[\\/][^\\/]+\.pdf$/u)
    const { base64 } = await ask(app.page, 'app.pdf', {})
    const pdf = Buffer.from(base64, 'base64').toString('latin1')
    expect([pdf.slice(0, 5), pdf.match(/\/Type\s*\/Page\b/gu)?.length]).toEqual(['%PDF-', 1])
  })
})
