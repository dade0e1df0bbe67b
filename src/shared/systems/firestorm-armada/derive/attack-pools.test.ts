import { isDeepStrictEqual } from 'node:util'
import { describe, it } from 'vitest'
import { acting, aim, duel, fire, given, having } from '@kit/systems/firestorm-armada'

const table = acting(duel())

describe('each ship of combined fire hits by its own class (FA-026, FA-027)', () => {
  const mixed = having(having(table, 'b', { shipClass: 'frigate' }), 'x', { shipClass: 'frigate' })
  it('so that a frigate that joins a capital ship hits a frigate on 4', () => {
    given(mixed)
      .when(fire([aim('a'), aim('b')]))
      .asks({ purpose: 'fa.roll.attack', count: 6, actor: 'a' })
      .rolling([4, 4, 4, 4, 5, 6])
      .asks({ purpose: 'fa.roll.attackExtra', count: 1, actor: 'a' })
      .rolling([4])
      .asks({ purpose: 'fa.roll.attack', count: 3, actor: 'b' })
      .rolling([4, 4, 3])
      .thenAmong(event => {
        const groups = [
          { shipId: 'a', dice: 6 },
          { shipId: 'b', dice: 3 }
        ]
        return event.type === 'weaponsFired' && event.attack.hits === 5 && isDeepStrictEqual(event.attack.groups, groups)
      })
  })
  it('and a capital ship that joins a frigate on 5', () => {
    given(mixed)
      .when(fire([aim('b'), aim('a')]))
      .asks({ count: 6, actor: 'b' })
      .rolling([4, 1, 1, 1, 1, 1])
      .asks({ count: 3, actor: 'a' })
      .rolling([4, 4, 4])
      .then(event => event.type === 'weaponsFired' && event.attack.hits === 1)
  })
  it('rolled together where they hit alike, with what the GM adds to the focus and takes from the first that has dice', () => {
    given(table)
      .when(fire([aim('a'), aim('b')]))
      .asks({ count: 9 })
    given(mixed)
      .when(fire([aim('a'), aim('b')], { gmDice: 2 }))
      .asks({ count: 8 })
    given(mixed)
      .when(fire([aim('a'), aim('b')], { gmDice: -7 }))
      .asks({ count: 2, actor: 'b' })
  })
})
