import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { diskThatFails, temporaryDir } from './battle/testkit'
import { ImportService } from './exchange/import-service'
import { diskWith } from './store/disk/disk-steps'
import { nodeDisk } from './store/disk/node-disk'
import { sampleBattle, testApplication } from './testkit'

describe('the application', () => {
  it('shares its data directory with nobody, and gives it back', async () => {
    const dir = await temporaryDir()
    const first = await testApplication(dir)
    await expect(testApplication(dir)).rejects.toMatchObject({
      code: 'locked',
      detail: expect.stringContaining(String(process.pid)) as unknown
    })
    await first.application.close()
    const second = await testApplication(dir)
    expect(await second.call('campaigns.list', {})).toEqual({ campaigns: [], problems: [] })
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
