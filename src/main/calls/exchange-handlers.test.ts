import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { IMPORT_PIECE_BYTES, type ImportCheck } from '@shared/ipc/exchange'
import type { Disk } from '../store/disk/disk'
import { diskWith } from '../store/disk/disk-steps'
import { nodeDisk } from '../store/disk/node-disk'
import { everythingAtRestIn, everythingIn } from '../../../tests/support/incoming'
import { sampleBattle, testApplication, type TestApplication } from '@kit/main/application'

/** Sends a text as a window sends a file. */
async function brought({ call }: TestApplication, text: string): Promise<{ readonly id: string; readonly check: ImportCheck }> {
  const bytes = Buffer.from(text, 'utf8')
  const { id } = await call('import.begin', { bytes: bytes.length })
  for (let at = 0; at < bytes.length; at += IMPORT_PIECE_BYTES)
    await call('import.piece', { id, data: bytes.subarray(at, at + IMPORT_PIECE_BYTES).toString('base64') })
  return { id, check: await call('import.check', { id }) }
}

async function playedSample(app: TestApplication) {
  const { campaign, key } = await sampleBattle(app)
  await app.call('battle.open', key)
  for (const type of ['advancePhase', 'advancePhase', 'advancePhase'])
    await app.call('battle.submit', { ...key, command: { type }, roll: true })
  await app.call('battle.undo', key)
  return { campaign, key, log: await app.call('battle.log', key), hash: await app.call('battle.hash', key) }
}

describe('a campaign handed on', () => {
  it('comes back whole under ids of its own, its battles to be played on', async () => {
    const app = await testApplication()
    const { campaign, key, log, hash } = await playedSample(app)
    const file = await app.call('export.campaign', { campaignId: campaign.id })
    expect(file).toMatchObject({ fileName: 'Sample.flagship', leftOut: [] })
    const { id, check } = await brought(app, file.text)
    expect(check).toMatchObject({
      kind: 'ready',
      preview: {
        kind: 'campaigns',
        campaigns: [
          { name: 'Sample', rosters: campaign.rosters.map(({ name }) => name), battles: [{ entries: log.length, isOver: false }] }
        ]
      }
    })
    const [made] = await app.call('import.accept', { id })
    expect(made).toMatchObject({ name: 'Sample 2', rosters: campaign.rosters, system: campaign.system })
    expect(made?.id).not.toBe(campaign.id)
    const battleId = made?.battles[0]?.id ?? ''
    expect(battleId).not.toBe(key.battleId)
    const copy = { campaignId: made?.id ?? '', battleId }
    expect(await app.call('battle.open', copy)).toMatchObject({ entries: log, wasInterrupted: false, repaired: [] })
    expect(await app.call('battle.hash', copy)).toEqual(hash)
    expect((await app.call('battle.redo', copy)).kind).toBe('redo')
    // The original is unchanged.
    expect(await app.call('battle.log', key)).toEqual(log)
  })

  it('leaves nothing behind when one of its battles cannot be opened', async () => {
    let isFailing = false
    const open: Disk['open'] = async (path, mode) => {
      if (isFailing && mode === 'edit' && path.includes('journal')) throw Object.assign(new Error('EIO'), { code: 'EIO' })
      return nodeDisk.open(path, mode)
    }
    const app = await testApplication(undefined, { disk: diskWith(nodeDisk, { open }) })
    const { campaign } = await sampleBattle(app)
    const { id } = await brought(app, (await app.call('export.campaign', { campaignId: campaign.id })).text)
    isFailing = true
    await expect(app.call('import.accept', { id })).rejects.toMatchObject({ code: 'io' })
    isFailing = false
    expect((await app.call('campaigns.list', {})).campaigns.map(listed => listed.id)).toEqual([campaign.id])
    expect(await app.call('campaigns.trash', {})).toEqual([])
    expect(await app.call('import.accept', { id })).toMatchObject([{ name: 'Sample 2' }])
  })

  it('may be one battle with the rosters that fight in it', async () => {
    const app = await testApplication()
    const { campaign, key } = await playedSample(app)
    const spare = { ...campaign.rosters[0], id: 'spare', name: 'Spare', allowIllegal: false }
    await app.call('campaigns.edit', { campaignId: campaign.id, edit: { type: 'saveRoster', roster: spare } })
    const file = await app.call('export.campaign', key)
    const { check } = await brought(app, file.text)
    expect(check).toMatchObject({
      kind: 'ready',
      preview: { campaigns: [{ rosters: campaign.rosters.map(({ name }) => name), battles: [{}] }] }
    })
    await expect(app.call('export.campaign', { campaignId: campaign.id, battleId: 'none' })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('may be everything there is', async () => {
    const app = await testApplication()
    await playedSample(app)
    await app.call('campaigns.create', { name: 'Second', system: 'starfinder-armada' })
    const [file, ...more] = await app.call('export.everything', {})
    expect([file?.fileName, file?.leftOut, more]).toEqual(['Flagship.flagship', [], []])
    const { id, check } = await brought(app, file?.text ?? '')
    expect(check).toMatchObject({ kind: 'ready', preview: { campaigns: [{}, {}] } })
    await app.call('import.accept', { id })
    expect((await app.call('campaigns.list', {})).campaigns.map(({ name }) => name).sort()).toEqual([
      'Sample',
      'Sample 2',
      'Second',
      'Second 2'
    ])
  })

  it('is made once: what was accepted or dropped is gone', async () => {
    const app = await testApplication()
    const { campaign } = await sampleBattle(app)
    const { text } = await app.call('export.campaign', { campaignId: campaign.id })
    const { id } = await brought(app, text)
    await app.call('import.accept', { id })
    await expect(app.call('import.accept', { id })).rejects.toMatchObject({ code: 'not-found' })
    const again = await brought(app, text)
    await app.call('import.drop', { id: again.id })
    await expect(app.call('import.accept', { id: again.id })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a roster handed on', () => {
  it('is a file or a code, with its system and house rules', async () => {
    const app = await testApplication()
    const { campaign } = await sampleBattle(app)
    const [roster] = campaign.rosters
    await app.call('campaigns.edit', { campaignId: campaign.id, edit: { type: 'setRulings', rulings: { 'sa.agile': 'plus2Piloting' } } })
    const { text, code, fileName } = await app.call('export.roster', { campaignId: campaign.id, rosterId: roster?.id ?? '' })
    const expected = {
      kind: 'ready',
      preview: { kind: 'roster', system: campaign.system, rulings: { 'sa.agile': 'plus2Piloting' }, roster }
    }
    expect(fileName).toBe(`${roster?.name ?? ''}.flagship`)
    expect((await brought(app, text)).check).toEqual(expected)
    // As a mail program wraps it.
    const broken = code.replace(/.{60}/gu, '$&\r\n ')
    expect((await brought(app, broken)).check).toEqual(expected)
    expect((await brought(app, `Here it is:\n${code}, enjoy`)).check).toEqual(expected)
    expect(code).toMatch(/^FLAGSHIP1\.[\w-]+\.[0-9a-f]{8}$/u)
  })

  it.each([
    ['of a chat', 'hello', 'foreign'],
    ['cut short', 'FLAGSHIP1.abc', 'inconsistent'],
    ['mistyped', 'FLAGSHIP1.abcd.00000000', 'inconsistent']
  ])('is refused as a code %s', async (_name, code, problem) => {
    const { check } = await brought(await testApplication(), code)
    expect(check).toMatchObject({ kind: 'refused', problem: { code: problem } })
  })
})

describe('a file that cannot be taken in', () => {
  it('changes no byte, whatever is wrong with it', async () => {
    const app = await testApplication()
    const { campaign, key } = await playedSample(app)
    const { text } = await app.call('export.campaign', { campaignId: campaign.id })
    // An open battle writes a copy of its state after a while.
    await app.call('battle.close', key)
    const before = await everythingAtRestIn(join(app.dataDir, 'campaigns'))
    const wrong: readonly (readonly [string, string])[] = [
      ['', 'not-json'],
      ['{"flagship":"campaign"', 'not-json'],
      ['{}', 'not-flagship'],
      ['[]', 'not-flagship'],
      [text.replace('"format":1', '"format":2'), 'newer-format'],
      [text.replace('"flagship":"campaign"', '"flagship":"fleet"'), 'invalid'],
      [text.replace('"at":', '"surprise":1,"at":'), 'unknown-field'],
      [text.replace('"tier":6', '"tier":99'), 'invalid'],
      [text.replace(/"rulesVersion":\d+/u, '"rulesVersion":999'), 'newer-format'],
      [text.replace('"seq":2', '"seq":3'), 'inconsistent'],
      [text.replace('"type":"advancePhase"', '"type":"winBattle"'), 'inconsistent'],
      [text.replace('"type":"phaseEntered"', '"colour":"red","type":"phaseEntered"'), 'unknown-field'],
      [text.replace('"type":"phaseEntered"', '"type":"phaseEnded"'), 'inconsistent'],
      [text.replaceAll('"flagship":"campaign"', '"flagship":"campaign","__proto__":{"isGM":true}'), 'forbidden-key']
    ]
    for (const [broken, code] of wrong) {
      const { id, check } = await brought(app, broken)
      expect(check, broken.slice(0, 80)).toMatchObject({ kind: 'refused', problem: { code } })
      await expect(app.call('import.accept', { id })).rejects.toMatchObject({ code: 'not-found' })
    }
    expect(await everythingIn(join(app.dataDir, 'campaigns'))).toEqual(before)
  })

  it('must come whole, and no larger than announced', async () => {
    const { call } = await testApplication()
    const { id } = await call('import.begin', { bytes: 4 })
    await call('import.piece', { id, data: Buffer.from('{}').toString('base64') })
    expect(await call('import.check', { id })).toMatchObject({ kind: 'refused', problem: { code: 'unreadable' } })
    await expect(call('import.piece', { id, data: Buffer.from('{"a":1}').toString('base64') })).rejects.toMatchObject({ code: 'bad-args' })
    await expect(call('import.begin', { bytes: 40 * 1024 * 1024 })).rejects.toMatchObject({ code: 'bad-args' })
  })
})

describe('copies in time', () => {
  it('are listed, looked at and put back, after what is there now has been copied', async () => {
    const app = await testApplication()
    const { campaign } = await sampleBattle(app)
    await app.call('campaigns.edit', { campaignId: campaign.id, edit: { type: 'rename', name: 'Renamed' } })
    const [copy] = await app.call('backups.list', { campaignId: campaign.id })
    const name = copy?.name ?? ''
    expect(await app.call('backups.read', { campaignId: campaign.id, name })).toMatchObject({ name: 'Sample' })
    expect(await app.call('backups.restore', { campaignId: campaign.id, name })).toMatchObject({ name: 'Sample' })
    expect((await app.call('campaigns.get', { campaignId: campaign.id })).name).toBe('Sample')
    const kinds = (await app.call('backups.list', { campaignId: campaign.id })).map(({ kind }) => kind)
    expect(kinds).toContain('before-restore')
    const changes = await app.call('backups.changes', { campaignId: campaign.id })
    const restored = (await app.call('backups.list', { campaignId: campaign.id })).find(({ kind }) => kind === 'before-restore')
    expect(changes[restored?.name ?? '']).toEqual([{ kind: 'name', names: [], count: 1 }])
    await expect(app.call('backups.read', { campaignId: campaign.id, name: 'hourly-none.json' })).rejects.toMatchObject({
      code: 'not-found'
    })
  })

  it('bring a campaign back of which both generations are damaged, and leave its battles as they were', async () => {
    const before = await testApplication()
    const { campaign, key, log, hash } = await playedSample(before)
    const { id: campaignId } = campaign
    // Restoring a backup first backs up what is there, including the battle.
    const [first] = await before.call('backups.list', { campaignId })
    await before.call('backups.restore', { campaignId, name: first?.name ?? '' })
    await before.application.close()
    const dir = join(before.dataDir, 'campaigns', campaignId)
    for (const name of ['campaign.json', 'campaign.json.bak']) await writeFile(join(dir, name), `damaged ${name}`)
    const battles = await everythingAtRestIn(join(dir, 'battles'))

    const { call } = await testApplication(before.dataDir)
    expect((await call('campaigns.list', {})).problems).toMatchObject([{ id: campaignId, problem: 'damaged' }])
    const copy = (await call('backups.list', { campaignId })).find(({ kind }) => kind === 'before-restore')
    expect(await call('backups.read', { campaignId, name: copy?.name ?? '' })).toMatchObject({ battles: [{ id: key.battleId }] })
    await call('backups.restore', { campaignId, name: copy?.name ?? '' })
    expect(await call('campaigns.list', {})).toMatchObject({ campaigns: [{ id: campaignId, name: 'Sample' }], problems: [] })
    expect(await everythingIn(join(dir, 'battles'))).toEqual(battles)
    expect(await call('battle.open', key)).toMatchObject({ mode: 'writable', entries: log })
    expect(await call('battle.hash', key)).toEqual(hash)
    expect((await readdir(dir)).filter(name => name.includes('damaged'))).toEqual(['campaign.json.damaged-1', 'campaign.json.damaged-2'])
  })
})

describe('settings handed on', () => {
  it('are shown before they are taken over', async () => {
    const app = await testApplication()
    const settings = { ...(await app.call('settings.get', {})), theme: 'dark' } as const
    await app.call('settings.save', { settings })
    const { text } = await app.call('export.settings', {})
    expect((await brought(app, text)).check).toEqual({ kind: 'ready', preview: { kind: 'settings', settings } })
  })
})
