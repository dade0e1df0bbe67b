import { describe, expect, it } from 'vitest'
import { advance, anArmada, at, attack, battle, f, fleetIn, having, play } from '@kit/systems/starfinder-armada'

describe('the last fleet of a side blows itself up (SA-039, SA-111)', () => {
  /** x, alone on its side, is brought down beside b, which may blow itself up. */
  const table = having(
    having(
      at(
        battle(anArmada('us', [{ id: 'a' }, { id: 'b' }]), anArmada('them', [{ id: 'x', abilities: ['selfDestruct'] }, { id: 'y' }])),
        'gunnery'
      ),
      'x',
      { sp: 0, hp: 3 }
    ),
    'y',
    { status: 'disabled' }
  )
  const down = play(play(having(table, 'b', { sp: 0, hp: 12 }), attack('a', 'x'), [15], [4, 4]), advance)
  const due = down.obligations.find(one => one.kind === 'selfDestruct')?.id ?? ''
  const blown = play(
    down,
    { type: 'settleSelfDestruct', isFromFrontArc: false, obligationId: due, targetId: f('b'), resolveOfficerId: null, gmCheck: 0 },
    [15],
    [1, 1]
  )

  it('and what the volley owes is settled before the battle ends with the round', () => {
    expect(fleetIn(blown, 'x').status).toBe('destroyed')
    expect(blown.phase).toBe('resolution')
    expect(blown.obligations.map(one => one.kind)).toEqual(['critical', 'morale'])
    const settled = blown.obligations.reduce(
      (state, one) => play(state, { type: 'waiveObligation', obligationId: one.id, reason: 'over anyway' }),
      blown
    )
    expect(play(settled, advance)).toMatchObject({ phase: 'over', standingSides: ['A'] })
  })
})
