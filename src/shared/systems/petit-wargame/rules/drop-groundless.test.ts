import { describe, expect, it } from 'vitest'
import type { ShipCorrection } from '../model/corrections'
import { at, detect, duel, engagementIn, facing, given, play, sh } from '@kit/systems/petit-wargame'

const correct = (correction: ShipCorrection, ship = 'a') => ({ type: 'correctShip', shipId: sh(ship), correction, reason: 'seen' }) as const
const fire = { type: 'declareFire', weapon: 'C', mode: 'concentrated' } as const
const ended = (because: 'no-weapon' | 'weapon-lost' | 'gm', reason = '') =>
  ({ type: 'engagementEnded', shipId: sh('a'), targetId: sh('x'), because, reason }) as const

describe('what a correction takes the ground from (PW-032, PW-043, PW-050)', () => {
  it('ends a detector that is no longer aboard, and no other', () => {
    const waiting = play(duel({ x: { front: 'wx' } }), detect('W'))
    given(waiting)
      .when(correct({ elements: { front: ['A'] } }))
      .thenAmong({ type: 'detectionWithdrawn', shipId: sh('a'), detector: 'W', targetId: sh('x'), reason: 'seen' })
    expect(play(waiting, correct({ elements: { front: ['W'] } })).activation?.detection).not.toBeNull()
  })
  it('ends a detector whose ship or target has left the map', () => {
    const waiting = play(duel({ x: { front: 'wx' } }), detect('W'))
    for (const ship of ['a', 'x']) expect(play(waiting, correct({ position: null }, ship)).activation?.detection).toBeNull()
    expect(play(waiting, correct({ position: at(2, 2, 2) }, 'x')).activation?.detection).not.toBeNull()
  })
  it('ends the engagement of a ship that has left the map', () => {
    given(facing('front', 'top'))
      .when(correct({ position: null }, 'x'))
      .thenAmong(ended('gm', 'seen'))
  })
  it('ends the engagement of a ship that has no weapon left to pick', () => {
    const picking = facing('front', 'top', { a: { front: 'ABB' } })
    expect(engagementIn(picking).stage).toBe('weapon')
    given(picking)
      .when(correct({ elements: { front: ['engine'] } }))
      .thenAmong(ended('no-weapon'))
    expect(engagementIn(play(picking, correct({ elements: { front: ['A'] } }))).stage).toBe('weapon')
  })
  it('ends a shot that has lost its weapon before it is declared, or before it is rolled', () => {
    const due = facing('front', 'top', { a: { front: 'CC+' }, x: { top: 'ac' } })
    expect(engagementIn(due).stage).toBe('fire')
    const declared = play(due, fire)
    expect(engagementIn(declared).stage).toBe('defence')
    for (const state of [due, declared])
      given(state)
        .when(correct({ elements: { front: ['engine'] } }))
        .thenAmong(ended('weapon-lost'))
    expect(engagementIn(play(declared, correct({ elements: { front: ['C'] } }))).stage).toBe('defence')
  })
  it('leaves the shot of the active ship after a riposte that has lost its weapon', () => {
    const riposte = facing('front', 'top', { a: { front: 'CC' }, x: { top: 'CCC+' } })
    expect(engagementIn(riposte).role).toBe('riposte')
    given(riposte)
      .when(correct({ elements: { top: ['engine'] } }, 'x'))
      .thenAmong({ type: 'fireOpened', role: 'active', shooterId: sh('a') })
  })
  it('settles what has been rolled as it fell', () => {
    const hit = play(facing('front', 'top', { a: { front: 'CCCC+' }, x: { top: '+AAW', rear: '+' } }), fire, [4, 4])
    expect(engagementIn(play(hit, correct({ elements: { front: ['engine'] } }))).shot?.due?.count).toBe(2)
  })
  it('includes a weapon that another reading no longer lets reach (PW-Q22)', () => {
    const far = play(facing('front', 'top', { a: { front: 'ABB' } }), correct({ position: at(29, 29, 9) }, 'x'))
    given(far)
      .when({ type: 'setRuling', key: 'pw.rangedCombat', value: 'yes' })
      .then({ type: 'rulingSet', key: 'pw.rangedCombat', value: 'yes' }, ended('no-weapon'))
  })
})
