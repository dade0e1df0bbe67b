import { extractAll } from '@electron/asar'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { launchFlagship, startMain, type Flagship } from '../e2e/electron-stand-in/launch'
import { ask, openBattleOf, plainArmada } from '../e2e/support/begin'
import { removeFolder } from '../e2e/support/remove-folder'
import { archiveOf, LINUX } from './support/made'

/** Outside the repository, so that no package of it can be found from there. */
const folder = mkdtempSync(join(tmpdir(), 'flagship-unpacked-'))
const out = join(folder, 'app', 'out')
const userData = join(folder, 'data')
const armadas = [plainArmada('north', 3, 2), plainArmada('south', 3, 2)] as const
const START = { userData, out, env: { STAND_IN_PACKAGED: '1' } }

beforeAll(() => extractAll(archiveOf(LINUX), join(folder, 'app')))
afterAll(() => removeFolder(folder))

describe('the packaged program', () => {
  let app: Flagship

  it('has no packages beside it, however far up', () => {
    for (let at = out; at !== dirname(at); at = dirname(at)) expect(existsSync(join(at, 'node_modules'))).toBe(false)
  })

  it('opens its window, and shows the campaigns', async () => {
    app = await launchFlagship(START)
    await app.page.locator('main').first().waitFor()
    expect(await ask(app.page, 'app.info', {})).toMatchObject({ version, shell: 'desktop' })
  })

  it('shows a battle, screen and all', async () => {
    await openBattleOf(app.page, armadas)
  })

  it('plays a forecast in threads of its own', async () => {
    const done = app.page.evaluate(
      () =>
        new Promise(resolve => {
          window.flagship.onNews(news => {
            if (news.kind === 'forecast.progress' && news.report.state !== 'running') resolve(news.report)
          })
        })
    )
    const [armada, opponent] = armadas
    await ask(app.page, 'forecast.start', { setup: { armada, opponent, rulings: {}, seed: 7 }, battles: 200 })
    expect(await done).toMatchObject({ state: 'done', planned: 200, totals: { battles: 200 } })
  })

  it('is told of a file that somebody opens while it runs', async () => {
    const heard = app.page.evaluate(
      () =>
        new Promise(resolve => {
          window.flagship.onNews(news => {
            if (news.kind === 'files.opened') resolve(news)
          })
        })
    )
    await startMain({ ...START, args: ['Vast.flagship'] }, join(folder, 'second-profile'))
    expect(await heard).toEqual({ kind: 'files.opened' })
  })

  it('finds everything again after it was closed', async () => {
    expect(await app.close()).toBe(0)
    app = await launchFlagship(START)
    expect(await ask(app.page, 'campaigns.list', {})).toMatchObject({ campaigns: [{ name: 'Table', battles: 1 }], problems: [] })
    expect(app.messages.filter(message => message.kind === 'pageError' || message.kind === 'errorBox')).toEqual([])
    expect(await app.close()).toBe(0)
  })
})
