import { describe, expect, it } from 'vitest'
import { duel, given, shipIn } from '@kit/systems/firestorm-armada'
import { hasCritical } from '../../derive/criticals'
import type { FaCommands } from '../command'

const add = (targetId: string, effect: FaCommands['addEffect']['effect']): FaCommands['addEffect'] => ({
  type: 'addEffect',
  targetId,
  effect,
  ending: { kind: 'untilRepaired' },
  reason: ''
})

describe('the GM lays a marker or a critical', () => {
  it.each(['red', 'red1', 'a', 'v'])('a marker on %s', id => {
    given(duel())
      .when(add(id, { kind: 'marker', name: 'Cloaked' }))
      .thenState(state => expect(state.effects).toMatchObject([{ kind: 'marker', targetId: id, name: 'Cloaked' }]))
  })
  it('a critical on a ship', () => {
    given(duel())
      .when(add('a', { kind: 'critical', critical: 'engineFailure' }))
      .thenState(state => expect(hasCritical(state, shipIn(state, 'a'), 'engineFailure')).toBe(true))
  })
  it('and nothing on nobody, nameless, or a critical on a wing', () => {
    given(duel())
      .when(add('nobody', { kind: 'marker', name: 'Cloaked' }))
      .isRefused('no-such-target')
    given(duel())
      .when(add('v', { kind: 'critical', critical: 'engineFailure' }))
      .isRefused('no-such-target')
    given(duel())
      .when(add('a', { kind: 'marker', name: ' ' }))
      .isRefused('bad-name')
  })
})
