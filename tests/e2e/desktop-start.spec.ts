import { CALL_CHANNEL } from '@shared/ipc/channels'
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { launchFlagship, startMain, type Flagship, type LaunchOptions } from './electron-stand-in/launch'
import type { Told } from './electron-stand-in/messages'
import { ask } from './support/begin'
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
    writeFileSync(join(userData, 'desktop', 'window-state.json'), JSON.stringify(state))
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
