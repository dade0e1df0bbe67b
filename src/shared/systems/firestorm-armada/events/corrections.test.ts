import { describe as group, expect, it } from 'vitest'
import { duel } from '@kit/systems/firestorm-armada'
import { describe } from './index'

group('a change of a ruling in words', () => {
  it('names the ruling and its reading', () => {
    expect(describe(duel(), { type: 'rulingSet', key: 'fa.shields', value: 'yes' }).values).toEqual({
      ruling: { key: 'rulings.fa.shields.title' },
      value: { key: 'rulings.fa.shields.short.yes' }
    })
  })
})
