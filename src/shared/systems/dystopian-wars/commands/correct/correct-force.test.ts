import { describe, expect, it } from 'vitest'
import { forceId } from '../../model/force'
import { duel, given, play } from '@kit/systems/dystopian-wars'
import type { DwCommands } from '../command'

const correct = (correction: DwCommands['correctForce']['correction'], id = 'us'): DwCommands['correctForce'] => ({
  type: 'correctForce',
  forceId: forceId(id),
  correction,
  reason: ''
})

describe('corrections of a force (DW-058)', () => {
  it('rename it and count its hand anew', () => {
    expect(play(duel(), correct({ name: 'League', cards: 5 })).forces[0]).toMatchObject({ name: 'League', cards: 5 })
  })
  it('are sound', () => {
    given(duel()).when(correct({})).isRefused('nothing-to-change')
    given(duel())
      .when(correct({ cards: -1 }))
      .isRefused('bad-number')
    given(duel())
      .when(correct({ name: '' }))
      .isRefused('bad-name')
    given(duel())
      .when(correct({ cards: 1 }, 'z'))
      .isRefused('no-such-force')
  })
})
