import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { BattleKey } from '@shared/ipc/calls'
import { fixedClock } from '../platform/clock'
import { seededRandom } from '../platform/random-source'
import type { Disk } from '../store/disk/disk'
import { nodeDisk } from '../store/disk/node-disk'
import { OpenBattles } from './open-battles'
import { add, command, counterKey, counterSystem, diskThatFails, failure, temporaryDir } from '@kit/main/battle'

const begin = command({ type: 'begin' })
const system = 'starfinder-armada'
const other: BattleKey = { campaignId: 'c2', battleId: 'b1' }

describe('open battles', () => {
  it('are the same one for every window', async () => {
    const battles = await openBattles()
    const host = await battles.begin(counterKey, system, begin)
    const [first, second] = await Promise.all([battles.open(counterKey, system), battles.open(counterKey, system)])
    expect([first, second]).toEqual([host, host])
    expect(battles.get(counterKey)).toBe(host)
    await battles.closeAll()
  })

  it('must be opened before they are asked', async () => {
    const battles = await openBattles()
    expect(() => battles.get(counterKey)).toThrow(expect.objectContaining({ code: 'not-open' }))
    await battles.close(counterKey)
  })

  it('are never begun over one that is there', async () => {
    const battles = await openBattles()
    await battles.begin(counterKey, system, begin)
    await battles.close(counterKey)
    await expect(battles.begin(counterKey, system, begin)).rejects.toMatchObject({ code: 'exists' })
    expect((await battles.open(counterKey, system)).log()).toHaveLength(1)
    await battles.closeAll()
  })

  it('do not stay open when they cannot be begun', async () => {
    const battles = await openBattles()
    await expect(battles.begin(counterKey, system, command({ type: 'impossible' }))).rejects.toEqual(failure('refused'))
    expect(() => battles.get(counterKey)).toThrow(expect.objectContaining({ code: 'not-open' }))
  })

  it('do not stay open when the disk does not take their first entry', async () => {
    let isFull = false
    const battles = await openBattles(diskThatFails(() => isFull))
    isFull = true
    await expect(battles.begin(counterKey, system, begin)).rejects.toMatchObject({ code: 'disk-full' })
    expect(() => battles.get(counterKey)).toThrow(expect.objectContaining({ code: 'not-open' }))
  })

  it('are gone from the table even when one could not be closed in good order', async () => {
    const battles = await openBattles()
    const host = await battles.begin(counterKey, system, begin)
    const close = vi.spyOn(host, 'close').mockRejectedValueOnce(new Error('busy'))
    await expect(battles.close(counterKey)).rejects.toThrow('busy')
    expect(() => battles.get(counterKey)).toThrow(expect.objectContaining({ code: 'not-open' }))
    close.mockRestore()
    await host.close()
  })

  it('are all closed before it is told that one was not', async () => {
    const battles = await openBattles()
    const broken = await battles.begin(counterKey, system, begin)
    const slow = await battles.begin({ ...counterKey, battleId: 'b2' }, system, begin)
    const close = vi.spyOn(broken, 'close').mockRejectedValueOnce(new Error('busy'))
    const order: string[] = []
    const closeSlow = slow.close.bind(slow)
    vi.spyOn(slow, 'close').mockImplementationOnce(async () => {
      await closeSlow()
      order.push('slow')
    })
    await battles.closeAll().catch(() => order.push('told'))
    expect(order).toEqual(['slow', 'told'])
    close.mockRestore()
    await broken.close()
  })

  it('of a campaign are closed while it is moved away, the others stay', async () => {
    const battles = await openBattles()
    const host = await battles.begin(counterKey, system, begin)
    await battles.begin(other, system, begin)
    let reopened: Promise<unknown> = Promise.resolve()
    await battles.withClosed(counterKey.campaignId, async () => {
      await expect(host.submit(add(2))).rejects.toEqual(failure('not-open'))
      reopened = battles.open(counterKey, system)
      expect(() => battles.get(counterKey)).toThrow(expect.objectContaining({ code: 'not-open' }))
      expect(battles.get(other).state).toMatchObject({ total: 0 })
    })
    await reopened
    expect(battles.get(counterKey)).not.toBe(host)
    await battles.closeAll()
  })

  it('that are sound are not touched by a rescue', async () => {
    const battles = await openBattles()
    const host = await battles.begin(counterKey, system, begin)
    expect(await battles.continueFromRescue(counterKey, system)).toBe(host)
    await battles.closeAll()
  })
})

async function openBattles(disk: Disk = nodeDisk): Promise<OpenBattles> {
  const dir = await temporaryDir()
  return new OpenBattles({
    disk,
    guard: () => Promise.resolve(),
    isReadOnly: false,
    dirOf: ({ campaignId, battleId }) => join(dir, `${campaignId}-${battleId}`),
    systemOf: () => counterSystem,
    clock: fixedClock(1_000),
    random: seededRandom(1),
    log: () => undefined,
    announce: () => undefined,
    onMoment: () => undefined
  })
}
