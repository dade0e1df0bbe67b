import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BattleKey } from '@shared/ipc/calls'
import { IMPORT_PIECE_BYTES, type ImportCheck } from '@shared/ipc/exchange'
import { SYSTEM_IDS, type SystemId } from '@shared/systems/index'
import type { Application } from '../../src/main/application'
import { everythingAtRestIn, everythingIn, started } from '../support/incoming'
import { pngOf } from '../support/photographs/gray'
import { renderedFoot } from '../support/photographs/rendered-foot'

/** From a battle to paper, to a picture, to a campaign with a battle that goes on: through the calls of a window, in every game. */
describe('a printed sheet', () => {
  let dataDir: string
  let application: Application

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'flagship-paper-'))
    application = await started(dataDir)
  })
  afterAll(async () => {
    await application.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it.each(SYSTEM_IDS)('of %s plays on from where it was printed', async system => {
    const { handlers } = application
    const key = await begun(system)
    const { hash } = await handlers['battle.hash'](key)
    const { id, check } = await imported(await pictureOf(key))
    expect(check).toMatchObject({
      kind: 'ready',
      preview: { kind: 'campaigns', campaigns: [{ system, battles: [{ isFromPaper: true }] }] }
    })
    const [made] = await handlers['import.accept']({ id })
    const again = { campaignId: made?.id ?? '', battleId: made?.battles[0]?.id ?? '' }
    const opened = await handlers['battle.open'](again)
    expect(opened.entries).toMatchObject([{ seq: 1, command: { type: 'restoreBattle' }, dice: [], events: [{ type: 'battleRestored' }] }])
    expect((await handlers['battle.hash'](again)).hash).toBe(hash)
    await expect(handlers['battle.undo'](again)).rejects.toThrow('nothing-to-undo')
    await expect(handlers['battle.submit']({ ...again, command: { type: 'restoreBattle' } })).rejects.toThrow('bad-args')
    const ended = await handlers['battle.submit']({ ...again, command: endOf(system) })
    expect(ended.kind).toBe('done')
    await handlers['battle.close'](again)
    const text = (await handlers['export.campaign']({ campaignId: again.campaignId })).text
    expect((await imported(Buffer.from(text))).check.kind).toBe('ready')
  })

  it('that is half, mixed or none changes nothing, and says which it is', async () => {
    const keys = [await begun('xwing'), await begun('xwing')] as const
    const [one, other] = [await squaresFor(keys[0]), await squaresFor(keys[1])]
    const before = await everythingAtRestIn(dataDir)
    const codes: unknown[] = []
    for (const squares of [one.slice(0, 1), [...one.slice(0, 1), ...other.slice(1)], []]) {
      const { id, check } = await imported(pngOf(renderedFoot(squares, 'foot')))
      codes.push(check.kind === 'refused' ? check.problem.code : check.kind)
      await expect(application.handlers['import.accept']({ id })).rejects.toThrow('not-found')
    }
    expect(codes).toEqual(['half-a-pair', 'mixed-pair', 'no-squares'])
    expect(await everythingIn(dataDir)).toEqual(before)
  })

  async function begun(system: SystemId): Promise<BattleKey> {
    const { handlers } = application
    const campaign = await handlers['campaigns.createSample']({ name: `Reach ${system}`, system, locale: 'en' })
    const [battle] = campaign.battles
    if (battle !== undefined) {
      const key = { campaignId: campaign.id, battleId: battle.id }
      await handlers['battle.open'](key)
      return key
    }
    const sides = campaign.rosters.slice(0, 2).map((roster, index) => ({ sideId: 'AB'.charAt(index), rosterId: roster.id }))
    const { campaignId, battleId } = await handlers['battle.create']({ campaignId: campaign.id, name: 'Kessar', sides })
    return { campaignId, battleId }
  }

  async function squaresFor(key: BattleKey): Promise<readonly Buffer[]> {
    const { squares } = await application.handlers['export.paper'](key)
    return (squares ?? []).map(square => Buffer.from(square, 'base64'))
  }

  async function pictureOf(key: BattleKey): Promise<Buffer> {
    return pngOf(renderedFoot(await squaresFor(key), 'foot'))
  }

  async function imported(bytes: Buffer): Promise<{ readonly id: string; readonly check: ImportCheck }> {
    const { handlers } = application
    const { id } = await handlers['import.begin']({ bytes: bytes.length })
    for (let at = 0; at < bytes.length; at += IMPORT_PIECE_BYTES)
      await handlers['import.piece']({ id, data: bytes.subarray(at, at + IMPORT_PIECE_BYTES).toString('base64') })
    return { id, check: await handlers['import.check']({ id }) }
  }
})

function endOf(system: SystemId): { readonly type: string } {
  return system === 'petit-wargame' ? { type: 'endBattle', ...{ winnerId: null } } : { type: 'endBattle' }
}
