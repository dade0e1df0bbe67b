import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { diskThatFails, temporaryDir } from '@kit/main/battle'
import { everythingAtRestIn, everythingIn } from '../../tests/support/incoming'
import { ImportService } from './exchange/import-service'
import { diskWith } from './store/disk/disk-steps'
import { nodeDisk } from './store/disk/node-disk'
import { sampleBattle, testApplication } from '@kit/main/application'

describe('the application', () => {
  it('shares its data directory with nobody, and gives it back', async () => {
    const dir = await temporaryDir()
    const first = await testApplication(dir)
    await expect(testApplication(dir)).rejects.toMatchObject({
      code: 'locked',
      detail: expect.stringMatching(new RegExp(`process ${String(process.pid)} on .+, .*LOCK$`, 'u')) as unknown
    })
    await first.application.close()
    const second = await testApplication(dir)
    expect(await second.call('campaigns.list', {})).toEqual({ campaigns: [], problems: [] })
  })

  it('gives its directory back at once when the system ends the session, with all that was acknowledged', async () => {
    const dir = await temporaryDir()
    const first = await testApplication(dir)
    await first.call('campaigns.create', { name: 'One', system: 'starfinder-armada' })
    first.application.releaseNow()
    const second = await testApplication(dir)
    expect(await second.call('campaigns.list', {})).toMatchObject({ campaigns: [{ name: 'One' }], problems: [] })
    await expect(first.call('campaigns.create', { name: 'Late', system: 'starfinder-armada' })).rejects.toMatchObject({ code: 'locked' })
    expect((await second.call('campaigns.list', {})).campaigns).toHaveLength(1)
  })

  it('puts every battle away as it closes', async () => {
    const dir = await temporaryDir()
    const first = await testApplication(dir)
    const { key } = await sampleBattle(first)
    await first.call('battle.submit', { ...key, command: { type: 'advancePhase' } })
    const hash = await first.call('battle.hash', key)
    await first.application.close()
    await expect(first.call('battle.hash', key)).rejects.toMatchObject({ code: 'not-open' })
    const second = await testApplication(dir)
    expect((await second.call('battle.open', key)).wasInterrupted).toBe(false)
    expect(await second.call('battle.hash', key)).toEqual(hash)
    expect((await second.call('campaigns.list', {})).campaigns[0]?.running).toMatchObject({ round: 1, phase: 'roundStart' })
    expect([...first.logged, ...second.logged]).toEqual([])
  })

  it('gives its data directory back even when something cannot be closed', async () => {
    const dir = await temporaryDir()
    const first = await testApplication(dir)
    const { key } = await sampleBattle(first)
    vi.spyOn(ImportService.prototype, 'close').mockRejectedValueOnce(new Error('busy'))
    await first.application.close()
    expect(first.logged).toEqual(['Not everything could be closed'])
    const second = await testApplication(dir)
    expect((await second.call('battle.open', key)).wasInterrupted).toBe(false)
  })

  it('opens on a disk too full even for its lock, with the room it set aside before', async () => {
    const dir = await temporaryDir()
    const first = await testApplication(dir)
    const { key } = await sampleBattle(first)
    await first.application.close()
    const isFull = (): boolean => existsSync(join(dir, 'ballast'))
    const second = await testApplication(dir, { disk: diskThatFails(isFull) })
    expect((await second.call('campaigns.list', {})).campaigns).toHaveLength(1)
    expect((await second.call('battle.open', key)).wasInterrupted).toBe(false)
  })

  it('says that the disk is full where no room was set aside', async () => {
    const dir = await temporaryDir()
    await expect(testApplication(dir, { disk: diskThatFails(() => true) })).rejects.toMatchObject({ code: 'disk-full' })
  })

  it('opens for reading where no room is left at all, and gives everything out', async () => {
    const dir = await temporaryDir()
    const first = await testApplication(dir)
    const { campaign, key } = await sampleBattle(first)
    await first.call('battle.submit', { ...key, command: { type: 'advancePhase' } })
    const whole = await first.call('export.campaign', { campaignId: campaign.id })
    const hash = await first.call('battle.hash', key)
    await first.application.close()
    await rm(join(dir, 'ballast'))
    // The remains of a write that failed on the full disk.
    await writeFile(join(dir, 'campaigns', campaign.id, 'campaign.json.tmp'), '{')
    const before = await everythingAtRestIn(dir)
    const full = (): Promise<never> => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    const disk = diskWith(nodeDisk, { open: full, rename: full, link: full, copy: full, mkdir: full, unlink: full })
    const { call, application } = await testApplication(dir, { disk })
    expect(await call('app.info', {})).toMatchObject({ isReadOnly: true })
    expect(await call('campaigns.list', {})).toMatchObject({ campaigns: [{ id: campaign.id }], problems: [] })
    expect(await call('battle.open', key)).toMatchObject({ mode: 'rescue', damage: null, entries: { length: 2 }, wasInterrupted: false })
    expect(await call('battle.hash', key)).toEqual(hash)
    expect(JSON.parse((await call('export.campaign', { campaignId: campaign.id })).text)).toEqual(JSON.parse(whole.text))
    await expect(call('battle.submit', { ...key, command: { type: 'advancePhase' } })).rejects.toMatchObject({ code: 'read-only' })
    const edit = { type: 'rename', name: 'Other' } as const
    await expect(call('campaigns.edit', { campaignId: campaign.id, edit })).rejects.toMatchObject({ code: 'disk-full' })
    await expect(call('campaigns.remove', { campaignId: campaign.id })).rejects.toMatchObject({ code: 'disk-full' })
    await application.close()
    expect(await everythingIn(dir)).toEqual(before)
    const owner = await testApplication(dir)
    await rm(join(dir, 'ballast'))
    await expect(testApplication(dir, { disk })).rejects.toMatchObject({ code: 'locked' })
    await owner.application.close()
  })

  it('can be written again by itself once there is room, as after any other full disk', { timeout: 20_000 }, async () => {
    const dir = await temporaryDir()
    const first = await testApplication(dir)
    const { campaign, key } = await sampleBattle(first)
    await first.application.close()
    await rm(join(dir, 'ballast'))
    let isFull = true
    const { call, news, application } = await testApplication(dir, { disk: diskThatFails(() => isFull) })
    expect(await call('battle.open', key)).toMatchObject({ mode: 'rescue', damage: null })
    await expect(call('battle.submit', { ...key, command: { type: 'advancePhase' } })).rejects.toMatchObject({ code: 'read-only' })
    isFull = false
    await expect.poll(() => news, { timeout: 10_000 }).toContainEqual({ kind: 'data.writable' })
    expect(await call('app.info', {})).toMatchObject({ isReadOnly: false })
    expect(await call('battle.open', key)).toMatchObject({ mode: 'writable', repaired: [] })
    expect(await call('battle.submit', { ...key, command: { type: 'advancePhase' }, roll: true })).toMatchObject({ kind: 'done' })
    await call('campaigns.edit', { campaignId: campaign.id, edit: { type: 'rename', name: 'Written again' } })
    await expect(testApplication(dir)).rejects.toMatchObject({ code: 'locked' })
    await application.close()
    const again = await testApplication(dir)
    expect((await again.call('campaigns.list', {})).campaigns).toMatchObject([{ name: 'Written again' }])
  })

  it('can make a second sample in a seeded run over the same data', async () => {
    const dir = await temporaryDir()
    const first = await testApplication(dir)
    const one = await sampleBattle(first)
    await first.application.close()
    const second = await testApplication(dir)
    const two = await sampleBattle(second)
    expect(two.key.campaignId).not.toBe(one.key.campaignId)
    expect((await second.call('campaigns.list', {})).campaigns).toHaveLength(2)
  })

  describe('where a crash broke an import off', () => {
    const interrupted = async (): Promise<string> => {
      const dir = await temporaryDir()
      await mkdir(join(dir, 'campaigns', '.new-id-9', 'battles'), { recursive: true })
      await writeFile(join(dir, 'campaigns', '.new-id-9', 'campaign.json'), '{')
      return dir
    }

    it('clears away what it left, and says nothing of it', async () => {
      const dir = await interrupted()
      const { call, logged } = await testApplication(dir)
      const { id } = await call('campaigns.create', { name: 'One', system: 'starfinder-armada' })
      expect(await readdir(join(dir, 'campaigns'))).toEqual([id])
      expect(logged).toEqual([])
    })

    it('opens all the same when that cannot be cleared', async () => {
      const dir = await interrupted()
      const disk = diskWith(nodeDisk, { rmdir: () => Promise.reject(Object.assign(new Error('busy'), { code: 'EBUSY' })) })
      const { call, logged } = await testApplication(dir, { disk })
      expect(await call('campaigns.list', {})).toEqual({ campaigns: [], problems: [] })
      expect(logged).toEqual(['The remains of a crash could not be cleared'])
    })

    it('leaves it to whoever has the directory open', async () => {
      const dir = await temporaryDir()
      await testApplication(dir)
      await mkdir(join(dir, 'campaigns', '.new-id-9'), { recursive: true })
      await expect(testApplication(dir)).rejects.toMatchObject({ code: 'locked' })
      expect(await readdir(join(dir, 'campaigns'))).toEqual(['.new-id-9'])
    })
  })

  it('stops telling those who no longer listen', async () => {
    const { application, call } = await testApplication()
    let heard = 0
    const stop = application.onNews(() => {
      heard += 1
    })
    await call('campaigns.create', { name: 'One', system: 'starfinder-armada' })
    stop()
    await call('campaigns.create', { name: 'Two', system: 'starfinder-armada' })
    expect(heard).toBe(1)
  })
})
