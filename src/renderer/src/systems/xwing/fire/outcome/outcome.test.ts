import { describe, expect, it } from 'vitest'
import { deal, defenderWindow, duel, having, pass, play, skipTo, s } from '@kit/systems/xwing'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { xwing } from '@shared/systems/xwing'
import { runRule } from '@shared/core/dice/run-rule'
import { outcomeOf } from './outcome'

const t = (key: string, values: Readonly<Record<string, unknown>>): string =>
  `${key.split('.').at(-1) ?? ''} ${Object.values(values).join(' ')}`
const after = (state: BattleState, command: XwCommand) => {
  const run = runRule(xwing.decide(state, command), [])
  return run.kind === 'done' ? outcomeOf(state, run.value, t) : []
}

describe('what is said large of an attack (XW-023, XW-025, XW-026)', () => {
  it('is the damage, where it went, and that the ship is destroyed', () => {
    const hit = skipTo(having(defenderWindow(duel(), 'hcc', 'bb'), 'x', { shields: 1, hull: 2 }), 'damage')
    expect(after(hit, deal).map(line => line.text)).toEqual(['damage x 3 shields 1, hull 2, crits 2', 'shipDestroyed x'])
  })
  it('is that it missed', () => {
    const open = defenderWindow(duel(), 'hbb', 'ee')
    expect(after(open, { type: 'advanceStage' })).toEqual([{ text: 'miss a x', isHarm: false }])
  })
  it('is the card that was read, with its note (XW-039, XW-Q12)', () => {
    const owing = play(having(duel(), 'x', { shields: 0 }), { type: 'sufferDamage', shipId: s('x'), hits: 0, crits: 1, reason: '' })
    const named = { type: 'nameCard', obligationId: 'c1', card: 'fuelLeak' } as const
    expect(after(owing, named).map(line => line.text)).toEqual(['card x fuelLeak  '])
    expect(after(owing, { ...named, note: 'burns' }).map(line => line.text)).toEqual(['cardNoted x fuelLeak  burns'])
  })
  it('is nothing after anything else', () => {
    expect(after(duel(), pass('a'))).toEqual([])
  })
})
