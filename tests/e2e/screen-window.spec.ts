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
const start = async (name: string, env: Readonly<Record<string, string>>): Promise<void> => {
  app = await launchFlagship({ userData: join(folder, name), env })
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
