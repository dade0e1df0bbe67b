import { describe as group, expect, it } from 'vitest'
import { after, duel, f } from '@kit/systems/firestorm-armada'
import { describe } from './index'

group('points in words', () => {
  it('say nothing of a reason that nobody has given', () => {
    const points = { type: 'pointsScored', fleetId: f('red'), points: 2 } as const
    expect(describe(duel(), { ...points, reason: '' }).key).toBe('fa.event.pointsScored.gained')
    expect(describe(duel(), { ...points, points: -2, reason: 'lost convoy' }).key).toBe('fa.event.pointsScored.lostFor')
  })
  it('stand at the end of the battle, of every fleet (FA-005)', () => {
    const start = after(duel(), { type: 'pointsScored', fleetId: f('red'), points: 2, reason: '' })
    const score = start.fleets.map(({ id, name }) => `${name} ${id === f('red') ? '2' : '0'}`).join(', ')
    expect(describe(start, { type: 'battleEnded', leaders: [f('red')] }).values?.['score']).toBe(score)
  })
  it('end in a draw only where somebody has some: without any the field decides, as on the screen', () => {
    const leaders = duel().fleets.map(({ id }) => id)
    expect(describe(duel(), { type: 'battleEnded', leaders }).key).toBe('fa.event.battleEnded.uncounted')
    const level = leaders.reduce((state, fleetId) => after(state, { type: 'pointsScored', fleetId, points: 2, reason: '' }), duel())
    expect(describe(level, { type: 'battleEnded', leaders }).key).toBe('fa.event.battleEnded.several')
  })
})
