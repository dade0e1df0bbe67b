import { describe, expect, it } from 'vitest'
import { acting, aim, duel, f, fire, play, s, w } from '@kit/systems/firestorm-armada'
import type { WireCommand } from '@shared/ipc/calls'
import { logReading } from './log-reading'

const at = acting(duel())
/** An event as in the log: plain JSON. */
const plain = (event: WireCommand & Readonly<Record<string, unknown>>): WireCommand => event
const fleetsIn = (state: unknown, event: Parameters<typeof plain>[0]): readonly string[] => logReading.fleetsIn(state, plain(event))

describe('the log of a battle', () => {
  it('tells turn and phase', () => {
    expect(logReading.momentOf(at)).toEqual({
      round: 1,
      turn: { key: 'faTable.turn', values: { turn: 1 } },
      phase: { key: 'fa.phase.activation' }
    })
  })
  it('finds fleets and squadrons of everybody an event names', () => {
    const attack = { targetId: s('x'), aims: [aim('a')], shares: [], dice: 6, pools: [], hits: 0, stopped: 0 }
    expect(fleetsIn(at, { type: 'weaponsFired', attack })).toEqual(['red', 'blue', 'red1', 'blue1'])
    expect(fleetsIn(at, { type: 'wingMoved', wingId: w('p') })).toEqual(['blue', 'blueF'])
    expect(fleetsIn(at, { type: 'cardsDrawn', fleetId: f('red') })).toEqual(['red'])
  })
  it('finds them behind what is owed, too', () => {
    const owed = play(at, fire([aim('a')]), [6, 6, 6, 4, 4, 4], [1, 1, 1])
    const id = owed.obligations[0]?.id ?? ''
    expect(fleetsIn(owed, { type: 'obligationDeferred', obligationId: id })).toEqual(['blue', 'blue1'])
  })
  it('is about nobody as the battle begins', () => {
    expect(fleetsIn(at, { type: 'battleBegun', setup: { fleets: ['red'] } })).toEqual([])
  })
  it('knows the GM’s corrections', () => {
    expect(['correctShip', 'waiveObligation', 'moveShip'].map(type => logReading.isCorrection({ type }))).toEqual([true, true, false])
  })
  it('says a critical once, and a marker that is laid', () => {
    const effect = { id: 'e1', targetId: s('a'), ending: { kind: 'untilRepaired' } }
    const critical = { type: 'effectBegun', effect: { ...effect, kind: 'critical', critical: 'engineFailure' } }
    const marker = { type: 'effectBegun', effect: { ...effect, kind: 'marker', name: 'Smoke' } }
    expect([critical, marker].map(event => logReading.repeats(plain(event)))).toEqual(['result', null])
  })
  it('shows what a correction replaced, in figures and in words', () => {
    const event = { type: 'shipCorrected', shipId: s('a'), correction: { hullLost: 2, hasRammed: true, status: 'captured' }, reason: '' }
    expect(logReading.changesOf(at, event)).toEqual([
      { label: { key: 'faTable.field.hullLost' }, from: 0, to: 2 },
      { label: { key: 'faTable.field.hasRammed' }, from: { key: 'faTable.value.no' }, to: { key: 'faTable.value.yes' } },
      { label: { key: 'faTable.field.status' }, from: { key: 'fa.shipStatus.active' }, to: { key: 'fa.shipStatus.captured' } }
    ])
    const weapon = { type: 'weaponCorrected', shipId: s('a'), weaponId: 'port', correction: { dice: [4, 2] }, reason: '' }
    expect(logReading.changesOf(at, weapon)).toEqual([{ label: { key: 'faTable.field.dice' }, from: '6', to: '4 / 2' }])
    expect(logReading.changesOf(at, plain({ type: 'shipMoved', shipId: s('a') }))).toEqual([])
  })
})
