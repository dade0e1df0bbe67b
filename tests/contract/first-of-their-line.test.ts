import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkEntries } from '@shared/exchange/check-entries'
import { readExchange } from '@shared/exchange/read-exchange'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'
import { answerTo, started } from '../support/incoming'

/** Files of every first format, and a whole battle of each system under its first rules. Never regenerated. */
const FIRST = join(import.meta.dirname, '../fixtures/first')
const SOUND = { mode: 'writable', repaired: [], wasInterrupted: false }
const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
const text = (name: string): Promise<string> => readFile(join(FIRST, name), 'utf8')

describe('the first files of every format', () => {
  it('are as they were made', async () => {
    const found = (await readdir(FIRST, { recursive: true, withFileTypes: true })).filter(
      entry => entry.isFile() && entry.name !== 'SHA256SUMS'
    )
    const told = found.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return `${sha256(await readFile(path))}  ${relative(FIRST, path).replaceAll('\\', '/')}`
    })
    expect((await Promise.all(told)).sort()).toEqual((await text('SHA256SUMS')).trimEnd().split('\n').sort())
  })

  it('give back the settings', async () => {
    const read = readExchange(await text('settings.flagship'))
    const settings = {
      format: 1,
      language: 'fr',
      theme: 'night',
      dice: 'hand',
      automation: 'referee',
      textPercent: 120,
      keys: { 'battle.fire': 'g' }
    }
    expect(read).toEqual({ ok: true, value: { kind: 'settings', settings } })
  })

  it('give back everything in one file', async () => {
    const read = readExchange(await text('everything.flagship'))
    expect(read.ok && read.value.kind === 'campaigns' && read.value.campaigns.map(({ campaign }) => campaign.system)).toEqual([
      'xwing',
      'starfinder-armada'
    ])
  })

  it('give back a roster, as a file and as a code', async () => {
    const read = readExchange(await text('roster.flagship'))
    expect(read).toMatchObject({ ok: true, value: { kind: 'roster', system: 'xwing' } })
    const application = await overAnEmptyFolder()
    expect(await answerTo(application, Buffer.from(await text('roster.code.txt')))).toBe('ready')
  })

  it('open as a data folder: campaigns, settings, a battle that is over and one under way', async () => {
    const dataDir = await temporaryFolder()
    await cp(join(FIRST, 'data'), dataDir, { recursive: true })
    const application = await started(dataDir)
    onTestFinished(() => application.close())
    const { handlers } = application
    expect((await handlers['settings.get']({})).theme).toBe('night')
    const { campaigns } = await handlers['campaigns.list']({})
    const opened = campaigns.map(async ({ id, system }) => {
      const { battles } = await handlers['campaigns.get']({ campaignId: id })
      const states = battles.map(battle => handlers['battle.open']({ campaignId: id, battleId: battle.id }))
      return {
        system,
        battles: (await Promise.all(states)).map(({ mode, repaired, wasInterrupted }) => ({ mode, repaired, wasInterrupted }))
      }
    })
    expect(await Promise.all(opened)).toEqual([
      { system: 'xwing', battles: [SOUND] },
      { system: 'starfinder-armada', battles: [SOUND] }
    ])
  })
})

describe.each(SYSTEM_IDS)('the first battle of %s', id => {
  it('comes in from its file and folds to the end it came to', async () => {
    const read = readExchange(await text(`${id}.flagship`))
    if (!read.ok || read.value.kind !== 'campaigns') throw new Error(JSON.stringify(read))
    const entries = read.value.campaigns[0]?.battles[0]?.entries ?? []
    const played = checkEntries(hostedSystem(id), entries)
    const ends = JSON.parse(await text('ends.json')) as Readonly<Record<string, string>>
    expect(played.ok && sha256(canonicalJson(played.value.state))).toBe(ends[id])
    expect(entries.length).toBeGreaterThan(50)
  })
})

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'flagship-first-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function overAnEmptyFolder(): Promise<Awaited<ReturnType<typeof started>>> {
  const application = await started(await temporaryFolder())
  onTestFinished(() => application.close())
  return application
}
