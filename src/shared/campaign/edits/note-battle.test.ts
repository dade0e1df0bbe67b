import { describe, expect, it } from 'vitest'
import { aBattle, aCampaign } from '@kit/campaign'
import { noteBattle } from './note-battle'

const campaign = { ...aCampaign(), battles: [aBattle('b1'), aBattle('b2')] }

describe('what the list says of a battle', () => {
  it('follows the battle, and the campaign was played when it was', () => {
    const noted = noteBattle(campaign, 'b2', { status: 'ended', round: 4, phase: 'over', playedAt: 90, outcome: null })
    expect(noted.lastPlayedAt).toBe(90)
    expect(noted.battles).toEqual([aBattle('b1'), { ...aBattle('b2'), status: 'ended', round: 4, phase: 'over', lastPlayedAt: 90 }])
  })

  it('keeps the time it was last played when it was not played now', () => {
    const played = noteBattle(campaign, 'b1', { status: 'running', round: 1, phase: 'helm', playedAt: 50, outcome: null })
    const closed = noteBattle(played, 'b1', { status: 'running', round: 2, phase: 'helm', playedAt: null, outcome: null })
    expect(closed).toMatchObject({ lastPlayedAt: 50, battles: [{ lastPlayedAt: 50, round: 2 }, {}] })
  })

  it('tells what became of its sides once it is over, and no more once that is undone', () => {
    const outcome = [{ name: 'Us', standing: 1, of: 2 }]
    const over = noteBattle(campaign, 'b1', { status: 'ended', round: 3, phase: 'over', playedAt: 9, outcome })
    expect(over.battles[0]).toMatchObject({ outcome })
    const undone = noteBattle(over, 'b1', { status: 'running', round: 3, phase: 'helm', playedAt: 10, outcome: null })
    expect(undone.battles[0]).not.toHaveProperty('outcome')
  })

  it('is the same document when there is nothing new', () => {
    expect(noteBattle(campaign, 'b1', { status: 'running', round: 0, phase: 'deployment', playedAt: null, outcome: null })).toBe(campaign)
    expect(noteBattle(campaign, 'none', { status: 'ended', round: 1, phase: 'over', playedAt: 5, outcome: null })).toBe(campaign)
  })
})
