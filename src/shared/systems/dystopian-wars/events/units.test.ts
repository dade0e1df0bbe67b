import { expect, it, describe as suite } from 'vitest'
import { duel, u } from '@kit/systems/dystopian-wars'
import { describe } from './index'

suite('a unit that leaves the battle (DW-060, DW-064, DW-066)', () => {
  it.each([
    ['small', 'DW-060'],
    ['hull', 'DW-064'],
    ['magazine', 'DW-066'],
    ['sturginium', 'DW-066']
  ] as const)('is told with its cause and the rule behind it: %s', (because, source) => {
    expect(describe(duel(), { type: 'unitRemoved', unitId: u('x'), because })).toEqual({
      key: `dw.event.unitRemoved.${because}`,
      values: { unit: 'x' },
      source
    })
  })
})
