import { describe, expect, it } from 'vitest'
import { aBattle, aCampaign } from '@kit/campaign'
import { withBattlesOf } from './with-battles-of'

const older = { ...aCampaign(), name: 'Before', lastPlayedAt: 10, battles: [aBattle('b1')] }

describe('an older state of a campaign', () => {
  it('keeps every battle of the present one in its list, and each where it stands now', () => {
    const played = { ...aBattle('b1'), name: 'Renamed', status: 'ended', round: 7, lastPlayedAt: 90 } as const
    const present = { ...aCampaign(), name: 'Now', lastPlayedAt: 90, battles: [played, aBattle('b2')] }
    expect(withBattlesOf(older, present)).toEqual({
      ...older,
      lastPlayedAt: 90,
      battles: [{ ...played, name: aBattle('b1').name }, aBattle('b2')]
    })
  })

  it('has the notes and decisions of then, and the outcome of now', () => {
    const outcome = [{ name: 'Us', standing: 1, of: 2 }]
    const then = { ...older, battles: [{ ...aBattle('b1'), notes: 'then', settled: { x: 'whole' as const }, outcome: [] }] }
    const now = { ...older, battles: [{ ...aBattle('b1'), notes: 'now', settled: { x: 'struck' as const }, outcome }] }
    expect(withBattlesOf(then, now).battles[0]).toEqual({ ...aBattle('b1'), notes: 'then', settled: { x: 'whole' }, outcome })
    expect(withBattlesOf(then, older).battles[0]).not.toHaveProperty('outcome')
  })

  it('keeps its own battles where the present one has lost them', () => {
    expect(withBattlesOf(older, { ...aCampaign(), battles: [aBattle('b2')] }).battles).toEqual([aBattle('b1'), aBattle('b2')])
  })

  it('is the same document when no battle went on', () => {
    expect(withBattlesOf(older, { ...older, name: 'Now', notes: 'More since' })).toBe(older)
  })
})
