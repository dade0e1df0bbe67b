import { describe, expect, it } from 'vitest'
import { attackIn, attacked, duel } from '@kit/systems/xwing'
import { describe as tell } from './index'

describe('an attack in the log (XW-005, XW-029)', () => {
  it('rests on the rule of attacks, or on that of bonus attacks', () => {
    const attack = attackIn(attacked(duel(), 'hhh'))
    const sources = (['standard', 'bonus'] as const).map(
      kind => tell(duel(), { type: 'attackDeclared', attack: { ...attack, kind } }).source
    )
    expect(sources).toEqual(['XW-005', 'XW-029'])
  })
})
