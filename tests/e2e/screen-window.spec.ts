import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { launchFlagship, type Flagship } from './electron-stand-in/launch'
import { startSample } from './support/begin'
import { removeFolder } from './support/remove-folder'

const folder = mkdtempSync(join(tmpdir(), 'flagship-screen-window-'))
/** Two displays side by side, 1920 wide. The game master's window is on the first. */
const TWO = { STAND_IN_DISPLAYS: '2' }
let app: Flagship

afterEach(() => app.kill())
afterAll(() => removeFolder(folder))

const windows = async (): Promise<readonly object[]> => (await app.inspect({ permissions: [], origins: [], addresses: [] })).windows
const start = async (name: string, env: Readonly<Record<string, string>>, args: readonly string[] = []): Promise<void> => {
  app = await launchFlagship({ userData: join(folder, name), env, args })
}

async function openFromPanel(): Promise<void> {
  await startSample(app.page)
  await app.page.keyboard.press('Shift+p')
  await app.page.getByRole('button', { name: 'Open the screen' }).click()
  await app.page.getByRole('button', { name: 'Close the screen' }).waitFor()
}

describe('the window for players', () => {
  it('comes back at the next start on the display it was on', async () => {
    await start('same', TWO)
    await openFromPanel()
    await expect.poll(windows).toHaveLength(2)
    await app.close()
    await start('same', TWO)
    await expect.poll(windows).toHaveLength(2)
    expect(await windows()).toContainEqual(expect.objectContaining({ x: 1920 }))
  })

  it('is no larger than a window under Wayland, which places none, and the game master is told to move it', async () => {
    await start('wayland', { ...TWO, STAND_IN_WAYLAND: '1', XDG_SESSION_TYPE: 'wayland' })
    await openFromPanel()
    await expect.poll(windows).toHaveLength(2)
    expect(await windows()).toContainEqual(expect.objectContaining({ isVisible: true, isFullScreen: false, x: 0 }))
    expect(await app.page.locator('[data-unplaced]').textContent()).toContain('press F11')
    expect((await windows()).filter(window => (window as { isFullScreen: boolean }).isFullScreen)).toEqual([])
  })

  it('fills the players’ display under Wayland as an X11 program, as npm start and the packages open it', async () => {
    await start('xwayland', { ...TWO, STAND_IN_WAYLAND: '1', XDG_SESSION_TYPE: 'wayland' }, ['--ozone-platform=x11'])
    await openFromPanel()
    await expect.poll(windows).toContainEqual(expect.objectContaining({ isFullScreen: true, x: 1920 }))
    expect(await app.page.locator('[data-unplaced]').count()).toBe(0)
  })

  it('waits while that display is not there', async () => {
    await start('gone', TWO)
    await openFromPanel()
    await app.kill()
    await start('gone', {})
    expect(await windows()).toHaveLength(1)
  })

  it('stays closed at the next start once it was closed from the panel', async () => {
    await start('closed', TWO)
    await openFromPanel()
    await app.page.getByRole('button', { name: 'Close the screen' }).click()
    await app.page.getByRole('button', { name: 'Open the screen' }).waitFor()
    await app.close()
    await start('closed', TWO)
    expect(await windows()).toHaveLength(1)
  })
})
