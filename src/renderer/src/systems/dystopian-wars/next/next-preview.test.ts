import { describe, expect, it } from 'vitest'
import { aSquadron, attack, aUnit, battle, duel, next, play, playAll, s, shot, w } from '@kit/systems/dystopian-wars'
import { labelOf } from './next-command'
import { nextPreview, waitingSquadrons } from './next-preview'

const keys = (messages: readonly { readonly key: string }[]): readonly string[] => messages.map(one => one.key)

describe('what Next brings (DW-001, DW-045)', () => {
  it('between activations it ends the turn and warns of squadrons that have not acted', () => {
    const state = battle([aSquadron('ours', [aUnit('a')])], [aSquadron('theirs', [aUnit('x')])])
    const preview = nextPreview(state)
    expect(preview.remaining).toEqual([{ kind: 'notActed', names: ['ours', 'theirs'] }])
    expect(keys(preview.ends)).toEqual(['dw.event.turnEnded'])
    expect(waitingSquadrons(play(state, { type: 'activateSquadron', squadronId: s('ours') })).map(one => one.id)).toEqual(['theirs'])
  })
  it('while attacks are declared it names who may still fire, and the steps that are passed by', () => {
    const preview = nextPreview(playAll(duel(), attack('a', 'x')))
    expect(preview.remaining).toEqual([{ kind: 'notFired', names: ['b', 'f'] }])
    expect(keys(preview.applies)).toEqual([
      'dw.event.stepPassed',
      'dw.event.stepPassed',
      'dw.event.stepPassed',
      'dw.event.stepPassed',
      'dw.event.stepEntered'
    ])
  })
  it('names whose split gun has dice left', () => {
    const half = { parts: [shot('a')], option: 'split', splitDice: 3 } as const
    expect(nextPreview(playAll(duel(), attack(half, 'x'))).remaining).toEqual([
      { kind: 'notFired', names: ['b', 'f'] },
      { kind: 'unaimed', names: ['a'] }
    ])
  })
  it('calls attacks declared only once there is one', () => {
    expect([labelOf(duel()), labelOf(playAll(duel(), attack('a', 'x')))]).toEqual(['noAttacks', 'declareAttacks'])
  })
  it('tells what is owed from what is put off', () => {
    const due = { kind: 'fuel', wingId: w('f'), turn: 1 } as const
    const state = { ...duel(), obligations: [{ ...due, id: 'o1' }, { ...due, id: 'o2', isDeferred: true } as const] }
    expect(nextPreview(state).remaining.slice(-2)).toEqual([
      { kind: 'owed', names: ['f'] },
      { kind: 'deferred', names: ['f'] }
    ])
    expect(nextPreview({ ...state, obligations: state.obligations.slice(1) }).remaining.at(-2)?.kind).toBe('notFired')
  })
  it('in step 6 it names what is not rolled and would be let go', () => {
    const preview = nextPreview(playAll(duel(), attack('a', 'x'), next))
    expect(preview.remaining).toEqual([{ kind: 'notRolled', names: ['x'] }])
    expect(keys(preview.applies)).toContain('dw.event.attackDropped.waived')
  })
})
