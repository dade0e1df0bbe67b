import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TOLD_WHY } from '../../scripts/start/early-end.mjs'
import { launchFlagship, startMain, type Flagship } from './electron-stand-in/launch'
import { OUT } from './support/built'
import { CHECKLIST } from './support/checklist'
import { gatherReport, type ChecklistReport } from './support/checklist-report'
import { FIRST_FACES, facesRead } from './support/faces-read'
import { drawn } from './support/look'
import { removeFolder } from './support/remove-folder'
import { undoGuards } from './support/undo-guards'
import { startWebApp } from './support/web-app'

const folder = mkdtempSync(join(tmpdir(), 'flagship-checklist-'))
const PACKAGED = { STAND_IN_PACKAGED: '1' }

afterAll(() => removeFolder(folder))

async function reportOf(name: string, out: string): Promise<ChecklistReport> {
  const app = await launchFlagship({ userData: join(folder, name), env: PACKAGED, out })
  const report = await gatherReport(app)
  await app.close()
  return report
}

describe('the Electron checklist', () => {
  let report: ChecklistReport
  beforeAll(async () => {
    report = await reportOf('built', OUT)
  })

  it.each(CHECKLIST)('is met at row $row: $what', item => {
    expect(item.holds(report), JSON.stringify(report, null, 1)).toBe(true)
  })

  it('is met without one violation of the policy', () => {
    expect(report.violations).toEqual([])
  })
})

describe('the Electron checklist, once every guard is taken out', () => {
  let report: ChecklistReport
  beforeAll(async () => {
    const undone = join(folder, 'out')
    undoGuards(OUT, undone)
    report = await reportOf('undone', undone)
  })

  it.each(CHECKLIST)('is missed at row $row: $what', item => {
    expect(item.holds(report), JSON.stringify(report, null, 1)).toBe(false)
  })
})

describe('the desktop window', () => {
  let app: Flagship
  const userData = join(folder, 'window')
  beforeAll(async () => {
    app = await launchFlagship({ userData, env: { STAND_IN_LOCALE: 'fr-FR' } })
  })

  it('is told the language of the system', async () => {
    const reply = await app.page.evaluate(() => window.flagship.call('app.info', {}))
    expect(reply).toMatchObject({ ok: true, result: { shell: 'desktop', locale: 'fr-FR' } })
  })

  it('writes with the typefaces that come with it', async () => {
    await drawn(app.page)
    await expect.poll(() => facesRead(app.page)).toEqual(FIRST_FACES)
  })

  it('hears news of the host', async () => {
    const heard = await app.page.evaluate(
      () =>
        new Promise(resolve => {
          window.flagship.onNews(resolve)
          void window.flagship.call('campaigns.create', { name: 'Vast', system: 'starfinder-armada' })
        })
    )
    expect(heard).toEqual({ kind: 'campaigns.changed' })
  })

  it('keeps its bridge when it is loaded again', async () => {
    await app.page.reload()
    expect(await app.page.evaluate(async () => (await window.flagship.call('campaigns.list', {})).ok)).toBe(true)
  })

  it('comes forward when Flagship is started a second time, which ends at once', async () => {
    const second = await startMain({ userData }, join(folder, 'second-profile'))
    const [code] = (await once(second, 'exit')) as [number]
    expect(code).toBe(0)
    await expect.poll(() => app.messages.some(message => message.kind === 'secondInstance')).toBe(true)
  })

  it('quits from the menu with everything saved, and finds it again', async () => {
    expect(await app.close()).toBe(0)
    app = await launchFlagship({ userData })
    expect(await app.page.evaluate(() => window.flagship.call('campaigns.list', {}))).toMatchObject({
      ok: true,
      result: { campaigns: [{ name: 'Vast' }] }
    })
    await app.kill()
  })

  it('says why it cannot start while another program has the data', async () => {
    const web = await startWebApp({ dataDir: userData })
    const child = await startMain({ userData }, join(folder, 'third-profile'))
    const told: unknown[] = []
    child.on('message', message => told.push(message))
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(TOLD_WHY)
    expect(JSON.stringify(told)).toContain('already open')
    await web.close()
  })
})
