import { describe, expect, it } from 'vitest'
import { acting, aim, duel, fire, having, play } from '@kit/systems/firestorm-armada'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { WireEntry } from '@shared/ipc/calls'
import type { LogLine, PastStates } from '../../../contract/log-line'
import { attackSum, attackSumOf } from './attack-sum'

const at = having(acting(duel()), 'a', { hullLost: 2 })
const names = (labels: readonly { readonly label: string }[]): readonly string[] => labels.map(one => one.label)

describe('why an attack has so many dice', () => {
  it('tells the lines of one weapon, the GM’s dice with them (FA-020)', () => {
    const sum = attackSum(at, fire([aim('a')], { gmDice: 1 }))
    expect(names(sum.parts)).toEqual(['fa.part.card', 'fa.part.damage', 'fa.part.gm'])
    expect(sum.total).toBe(5)
  })
  it('tells weapon by weapon where several fire (FA-036)', () => {
    const sum = attackSum(at, fire([aim('a'), aim('b')]))
    expect(names(sum.parts)).toEqual(['fa.part.focus', 'fa.part.mate'])
    expect(sum.total).toBe(7)
  })
  it('is found for the line of an attack in the log, and for no other', () => {
    const command = fire([aim('a')])
    const tape = [[1, 1, 1, 1]]
    const event = { type: 'weaponsFired', attack: { ...command, dice: 4, pools: tape, hits: 0, stopped: 0 } }
    const entry = { kind: 'command', seq: 1, command, events: [event, { type: 'hullLost' }] } as unknown as WireEntry
    const log: PastStates = { entries: () => [entry], isUndone: () => false, stateAt: seq => (seq === 0 ? at : firestormArmada.initial) }
    const line = (eventIndex: number): LogLine => ({ seq: 1, eventIndex }) as LogLine
    expect(attackSumOf(log, line(0))).toMatchObject({ total: 4, counts: null })
    expect(attackSumOf(log, line(1))).toBeNull()
    expect(play(at, command, ...tape).ships.find(ship => ship.id === 'a')?.targets).toEqual(['x'])
  })
})
