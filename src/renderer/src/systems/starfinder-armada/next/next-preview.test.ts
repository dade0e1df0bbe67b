import { describe, expect, it } from 'vitest'
import { advance, anArmada, at, attack, battle, having, play } from '@kit/systems/starfinder-armada'
import { nextPreview } from './next-preview'

const start = battle(anArmada('us', [{ id: 'hawk', tier: 6, size: 'large', fleetClass: 'capital' }]), anArmada('them', [{ id: 'crow' }]))

describe('what Next lists before it acts', () => {
  it('asks one die for each fleet that regains shields', () => {
    const hurt = having(at(start, 'engineering'), 'hawk', { sp: 1 })
    expect(nextPreview(hurt).asks).toMatchObject([{ purpose: 'sa.roll.regeneration', actor: 'hawk' }])
  })

  it('applies the staged volley and says what will be owed', () => {
    const staged = play(at(start, 'gunnery'), attack('hawk', 'crow'), [20], [1, 1, 8])
    const preview = nextPreview(staged)
    expect(preview.hits).toBe(1)
    expect(preview.applies.map(one => one.key)).toContain('sa.event.damageApplied.both')
    expect(preview.owes).toMatchObject([{ key: 'battle.next.owed', values: { reason: { key: 'sa.reason.critical.natural' } } }])
  })

  it('lists what ends with the round', () => {
    const shaken = play(at(start, 'resolution'), {
      type: 'addEffect',
      fleetId: attack('hawk', 'crow').attackerId,
      effect: { kind: 'morale', level: 'shaken' },
      ending: { kind: 'endOfRound', round: 1 },
      reason: ''
    })
    expect(nextPreview(shaken).ends.map(one => one.key)).toEqual(['sa.event.effectEnded.byItself'])
    expect(nextPreview({ ...shaken, phase: 'helm' }).ends).toEqual([])
  })

  it('keeps what goes on apart from what is applied', () => {
    const fleeing = having(at(start, 'resolution', 2), 'crow', { status: 'routed', rout: { dc: 12, since: 1, roundsFled: 0 } })
    const preview = nextPreview(fleeing)
    expect(preview.ticks.map(one => one.key)).toEqual(['sa.event.roundFled'])
    expect(preview.applies).toEqual([])
  })

  it('changes nothing by looking', () => {
    const before = at(start, 'gunnery')
    nextPreview(before)
    expect(play(before, advance).phase).toBe('resolution')
  })
})
