import { describe, expect, it } from 'vitest'
import { duel, given, play, s } from '@kit/systems/dystopian-wars'
import type { DwCommands } from '../command'

const correct = (correction: DwCommands['correctSquadron']['correction'], id = 'ours'): DwCommands['correctSquadron'] => ({
  type: 'correctSquadron',
  squadronId: s(id),
  correction,
  reason: ''
})

describe('corrections of a squadron (DW-001)', () => {
  it('rename it, note something and give its activation back', () => {
    const after = play(duel(), correct({ name: 'Van', note: 'late', hasActivated: false }))
    expect(after.squadrons[0]).toMatchObject({ name: 'Van', note: 'late', hasActivated: false })
  })
  it('are sound', () => {
    given(duel()).when(correct({})).isRefused('nothing-to-change')
    given(duel())
      .when(correct({ name: ' ' }))
      .isRefused('bad-name')
    given(duel())
      .when(correct({ note: 'x'.repeat(401) }))
      .isRefused('bad-name')
    given(duel())
      .when(correct({ note: '' }, 'z'))
      .isRefused('no-such-squadron')
  })
})
