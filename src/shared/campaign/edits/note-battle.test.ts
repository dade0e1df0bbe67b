import { describe, expect, it } from 'vitest'
import { aBattle, aCampaign } from '@kit/campaign'
import type { Ended } from '../chronicle'
import { noteBattle } from './note-battle'

const campaign = { ...aCampaign(), battles: [aBattle('b1'), aBattle('b2')] }

describe('what the list says of a battle', () => {
  it('follows the battle, and the campaign was played when it was', () => {
    const noted = noteBattle(campaign, 'b2', { status: 'ended', round: 4, phase: 'over', playedAt: 90, ended: null })
    expect(noted.lastPlayedAt).toBe(90)
    expect(noted.battles).toEqual([aBattle('b1'), { ...aBattle('b2'), status: 'ended', round: 4, phase: 'over', lastPlayedAt: 90 }])
  })

  it('keeps the time it was last played when it was not played now', () => {
    const played = noteBattle(campaign, 'b1', { status: 'running', round: 1, phase: 'helm', playedAt: 50, ended: null })
    const closed = noteBattle(played, 'b1', { status: 'running', round: 2, phase: 'helm', playedAt: null, ended: null })
    expect(closed).toMatchObject({ lastPlayedAt: 50, battles: [{ lastPlayedAt: 50, round: 2 }, {}] })
  })

  it('tells how it ended and what became of its sides once it is over, and no more once that is undone', () => {
    const ended: Ended = { outcome: [{ name: 'Us', standing: 1, of: 2 }], ending: { kind: 'holds', victor: 0, names: { side: 'Us' } } }
    const over = noteBattle(campaign, 'b1', { status: 'ended', round: 3, phase: 'over', playedAt: 9, ended })
    expect(over.battles[0]).toMatchObject(ended)
    const undone = noteBattle(over, 'b1', { status: 'running', round: 3, phase: 'helm', playedAt: 10, ended: null })
    expect(undone.battles[0]).not.toHaveProperty('outcome')
    expect(undone.battles[0]).not.toHaveProperty('ending')
  })

  it('is the same document when there is nothing new', () => {
    expect(noteBattle(campaign, 'b1', { status: 'running', round: 0, phase: 'deployment', playedAt: null, ended: null })).toBe(campaign)
    expect(noteBattle(campaign, 'none', { status: 'ended', round: 1, phase: 'over', playedAt: 5, ended: null })).toBe(campaign)
  })
})
