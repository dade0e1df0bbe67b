import { describe, expect, it } from 'vitest'
import { ensureDir, writeNewFile } from '../disk/disk-steps'
import { DIR, IDS, LIMITS } from '../../../../tests/explorers/crash-explorer'
import { sampleBattle } from '../../../../tests/explorers/damage-explorer'
import { copyBattles } from './copy-battle'
import { openBattle } from './open-battle'

const BATTLES = DIR.slice(0, DIR.lastIndexOf('/'))

describe('the battles of a campaign in its copy', () => {
  it('are its folders with names of ours, and nothing that lies beside them', async () => {
    const { disk, entries } = await sampleBattle()
    await writeNewFile(disk, `${BATTLES}/notes`, Buffer.from('not ours'))
    await ensureDir(disk, `${BATTLES}/not ours`)
    const copied = await copyBattles(disk, { campaign: IDS.campaign, battles: BATTLES }, { campaign: 'c9', battles: '/copy' })
    expect(copied).toEqual({ ok: true, value: [{ battle: DIR.slice(BATTLES.length + 1), entries: entries.length, damage: null }] })
    expect(await openBattle(disk, `/copy${DIR.slice(BATTLES.length)}`, { ...IDS, campaign: 'c9' }, { limits: LIMITS })).toMatchObject({
      value: { mode: 'writable', entries }
    })
  })
})
