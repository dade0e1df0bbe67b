import { describe as group, expect, it } from 'vitest'
import { duel, s } from '@kit/systems/xwing'
import { describe } from './index'

group('damage that a ship suffers (XW-038)', () => {
  it('is told without hits or criticals that were none', () => {
    const said = (hits: number, crits: number): string =>
      describe(duel(), { type: 'damageSuffered', shipId: s('x'), hits, crits, reason: '' }).key
    expect([said(1, 1), said(2, 0), said(0, 1)]).toEqual([
      'xw.event.damageSuffered.both',
      'xw.event.damageSuffered.hits',
      'xw.event.damageSuffered.crits'
    ])
  })
})
