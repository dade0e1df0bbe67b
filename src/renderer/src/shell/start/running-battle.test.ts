import { describe, expect, it } from 'vitest'
import type { BattleRef, CampaignSummary } from '@shared/campaign/campaign'
import { call } from '../../session/host/api'
import { installFakeHost, type FakeHost } from '@kit/renderer/fake-api'
import { latestRunning, useGlance } from './running-battle'

const battle = (id: string, lastPlayedAt: number | null): BattleRef => ({
  id,
  name: id,
  createdAt: 5,
  lastPlayedAt,
  status: 'running',
  round: 1,
  phase: 'helm',
  rosterIds: ['a', 'b']
})
const campaign = (id: string, running: BattleRef | null, isArchived = false): CampaignSummary => ({
  id,
  name: id,
  system: 'starfinder-armada',
  isArchived,
  isDrawer: false,
  lastPlayedAt: null,
  createdAt: 1,
  rosters: 2,
  battles: 1,
  running
})

describe('the battle to resume', () => {
  it('is the one played last', () => {
    expect(latestRunning([campaign('a', battle('x', 10)), campaign('b', battle('y', 20)), campaign('c', null)])?.battle.id).toBe('y')
  })
  it('counts from its beginning while nothing has been played', () => {
    expect(latestRunning([campaign('a', battle('x', null)), campaign('b', battle('y', 4))])?.battle.id).toBe('x')
  })
  it('is none of an archived campaign', () => {
    expect(latestRunning([campaign('a', battle('x', 10), true)])).toBeNull()
  })
  it('is summed up without its log, however long that is', async () => {
    const host = installFakeHost()
    const made = await call('campaigns.createSample', { name: 'Sample', system: 'starfinder-armada', locale: 'en' })
    const ref = made.battles[0]
    const { glance, problem, look } = useGlance()
    if (ref !== undefined) await look({ campaign: campaign(made.id, ref), battle: ref })
    expect(problem.value).toBeNull()
    expect(glance.value).toMatchObject({ entryCount: 1, lastAt: expect.any(Number) as number })
    expect(host.calls.filter(name => name.startsWith('battle.'))).toEqual(['battle.glance'])
  })
  it('is not told of what was looked at before it, which may be gone by now', async () => {
    const host = installFakeHost()
    const made = await call('campaigns.createSample', { name: 'Sample', system: 'starfinder-armada', locale: 'en' })
    const ref = made.battles[0]
    if (ref === undefined) throw new Error('The sample has a battle')
    const late = new Promise<void>(resolve => setTimeout(resolve, 20))
    const slow: FakeHost['call'] = async (name, args) => {
      const isOther = name === 'battle.glance' && (args as { readonly battleId: string }).battleId !== ref.id
      if (isOther) await late
      return host.call(name, args)
    }
    installFakeHost({ ...host, call: slow })
    const { glance, problem, look } = useGlance()
    const before = look({ campaign: campaign('deleted', null), battle: battle('gone', 9) })
    await look({ campaign: campaign(made.id, ref), battle: ref })
    await before
    expect(problem.value).toBeNull()
    expect(glance.value).toMatchObject({ entryCount: 1 })
  })
  it('says why it cannot be shown', async () => {
    const host = installFakeHost()
    host.failNext('battle.glance', { code: 'damaged', detail: 'journal' })
    const { glance, problem, look } = useGlance()
    await look({ campaign: campaign('a', null), battle: battle('x', 1) })
    expect(problem.value).toBe('damaged')
    expect(glance.value).toBeNull()
  })
})
