import { describe, expect, it } from 'vitest'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { call } from '../../../src/renderer/src/session/host/api'
import { installFakeHost } from './fake-api'

describe('the host in memory', () => {
  it('makes the sample campaign with a battle of the real engine', async () => {
    installFakeHost()
    const campaign = await call('campaigns.createSample', { name: 'Sample', system: 'starfinder-armada', locale: 'en' })
    expect(campaign.rosters).toHaveLength(2)
    const key = { campaignId: campaign.id, battleId: campaign.battles[0]?.id ?? '' }
    const state = (await call('battle.state', key)) as BattleState
    expect(state.armadas.map(({ id }) => id)).toEqual(campaign.rosters.map(({ id }) => id))
  })
  it('fails once where it is told to', async () => {
    const host = installFakeHost()
    host.failNext('campaigns.list', { code: 'io', detail: 'x' })
    await expect(call('campaigns.list', {})).rejects.toMatchObject({ code: 'io' })
    await expect(call('campaigns.list', {})).resolves.toMatchObject({ problems: [] })
  })
})
