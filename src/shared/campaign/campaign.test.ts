import { describe, expect, it } from 'vitest'
import { summariseCampaign, type BattleRef, type Campaign } from './campaign'
import { aBattle, aCampaign, anArmada } from '@kit/campaign'

describe('a campaign in the list', () => {
  it('counts what it holds', () => {
    const campaign: Campaign = { ...aCampaign(), rosters: [anArmada('a1', 3), anArmada('a2', 2)], battles: [aBattle('b1'), aBattle('b2')] }
    expect(summariseCampaign(campaign)).toMatchObject({ id: 'c1', name: 'Reach', rosters: 2, battles: 2 })
  })

  it('offers the running battle that was played last, and leaves the document as it is', () => {
    const played = (id: string, lastPlayedAt: number | null, status: BattleRef['status'] = 'running'): BattleRef => ({
      ...aBattle(id),
      lastPlayedAt,
      status
    })
    const battles = [played('old', 10), played('last', 30), played('ended', 90, 'ended'), played('never', null)]
    const campaign = { ...aCampaign(), battles }
    expect(summariseCampaign(campaign).running?.id).toBe('last')
    expect(campaign.battles.map(({ id }) => id)).toEqual(['old', 'last', 'ended', 'never'])
  })

  it('counts a battle that was never played from when it was made', () => {
    const battles = [
      { ...aBattle('played'), lastPlayedAt: 10 },
      { ...aBattle('new'), createdAt: 20 }
    ]
    expect(summariseCampaign({ ...aCampaign(), battles }).running?.id).toBe('new')
  })

  it('offers nothing when no battle runs', () => {
    expect(summariseCampaign({ ...aCampaign(), battles: [{ ...aBattle('b1'), status: 'ended' }] }).running).toBeNull()
  })
})
