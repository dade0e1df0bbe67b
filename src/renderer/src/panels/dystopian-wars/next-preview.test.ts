import { describe, expect, it } from 'vitest'
import { aSquadron, attack, aUnit, battle, duel, next, play, playAll, s } from '@shared/systems/dystopian-wars/testkit'
import { nextPreview, waitingSquadrons } from './next-preview'

const keys = (messages: readonly { readonly key: string }[]): readonly string[] => messages.map(one => one.key)

describe('what Next brings (DW-001, DW-045)', () => {
  it('between activations it ends the turn and warns of squadrons that have not acted', () => {
    const state = battle([aSquadron('ours', [aUnit('a')])], [aSquadron('theirs', [aUnit('x')])])
    const preview = nextPreview(state)
    expect(preview.undone).toEqual([{ kind: 'notActed', names: ['ours', 'theirs'] }])
    expect(keys(preview.ends)).toEqual(['dw.event.turnEnded'])
    expect(waitingSquadrons(play(state, { type: 'activateSquadron', squadronId: s('ours') })).map(one => one.id)).toEqual(['theirs'])
  })
  it('while attacks are declared it names who may still fire, and the steps that are passed by', () => {
    const preview = nextPreview(playAll(duel(), attack('a', 'x')))
    expect(preview.undone).toEqual([{ kind: 'notFired', names: ['b', 'f'] }])
    expect(keys(preview.applies)).toEqual([
      'dw.event.stepPassed',
      'dw.event.stepPassed',
      'dw.event.stepPassed',
      'dw.event.stepPassed',
      'dw.event.stepEntered'
    ])
  })
  it('in step 6 it names what is not rolled and would be let go', () => {
    const preview = nextPreview(playAll(duel(), attack('a', 'x'), next))
    expect(preview.undone).toEqual([{ kind: 'notRolled', names: ['x'] }])
    expect(keys(preview.applies)).toContain('dw.event.attackDropped.waived')
  })
})
