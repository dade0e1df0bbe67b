import { describe, expect, it } from 'vitest'
import { firestormArmada } from '../index'
import { acting, aim, aWeapon, duel, fire, given, having } from '@kit/systems/firestorm-armada'

const table = acting(duel({}, { weapons: [aWeapon('fore', 4), aWeapon('port', 6), aWeapon('turret', 5), aWeapon('torpedo', 3)] }))
describe('broadsides (FA-030)', () => {
  it('combine with broadsides of the squadron, whatever their side', () => {
    given(table)
      .when(fire([aim('a', 'port'), aim('b', 'fore')]))
      .asks({ count: 8 })
  })
})

describe('torpedoes (FA-031)', () => {
  it('combine with torpedoes, and with nothing else', () => {
    given(table)
      .when(fire([aim('a', 'torpedo'), aim('b', 'torpedo')]))
      .asks({ count: 4 })
    given(table)
      .when(fire([aim('a', 'torpedo'), aim('b', 'turret')]))
      .isRefused('cannot-combine')
    given(table)
      .when(fire([aim('a', 'torpedo'), aim('a', 'turret')]))
      .isRefused('cannot-combine')
  })
})

describe('turrets (FA-032)', () => {
  it('combine with turrets, and not with broadsides of another ship', () => {
    given(table)
      .when(fire([aim('a', 'turret'), aim('b', 'turret')]))
      .asks({ count: 7 })
    given(table)
      .when(fire([aim('a', 'turret'), aim('b', 'port')]))
      .isRefused('cannot-combine')
  })
})

describe('turrets and a broadside of one ship (FA-033)', () => {
  it('combine, and mates may do the same', () => {
    given(table)
      .when(fire([aim('a', 'port'), aim('a', 'turret')]))
      .asks({ count: 8 })
    given(table)
      .when(fire([aim('a', 'port'), aim('a', 'turret'), aim('b', 'fore'), aim('b', 'turret')]))
      .asks({ count: 8 + 2 + 2 })
  })
})

describe('two broadsides of one ship (FA-035)', () => {
  it('do not combine, of the focus or of a mate', () => {
    given(table)
      .when(fire([aim('a', 'port'), aim('a', 'fore')]))
      .isRefused('cannot-combine')
    given(table)
      .when(fire([aim('a', 'port'), aim('b', 'port'), aim('b', 'fore')]))
      .isRefused('cannot-combine')
  })
})

describe('a mate joins with the weapons that it has (FA-033)', () => {
  it('with one of the two that the focus fires, or with both where the focus fires one', () => {
    given(table)
      .when(fire([aim('a', 'port'), aim('a', 'turret'), aim('b', 'turret')]))
      .asks({ count: 8 + 2 })
    given(table)
      .when(fire([aim('a', 'port'), aim('b', 'fore'), aim('b', 'turret')]))
      .asks({ count: 6 + 2 + 2 })
    given(table)
      .when(fire([aim('a', 'turret'), aim('b', 'fore'), aim('b', 'turret')]))
      .asks({ count: 5 + 2 + 2 })
  })
  it('and with nothing that joins neither', () => {
    given(table)
      .when(fire([aim('a', 'turret'), aim('b', 'fore')]))
      .isRefused('cannot-combine')
    given(table)
      .when(fire([aim('a', 'torpedo'), aim('b', 'torpedo'), aim('b', 'turret')]))
      .isRefused('cannot-combine')
  })
})

describe('ships of another squadron (FA-029)', () => {
  it('do not combine, even where the GM lets them fire', () => {
    const both = fire([aim('a'), aim('c')])
    given(table).when(both).isRefused('not-active')
    expect(firestormArmada.check(table, both, ['not-active'])).toBe('other-squadron')
    given(table).when(both).forced().asks({ count: 9 })
  })
})

describe('ships beyond command distance (FA-007)', () => {
  it('do not combine their fire, and fire alone', () => {
    const afar = having(table, 'b', { isOutOfCommand: true })
    given(afar)
      .when(fire([aim('a'), aim('b')]))
      .isRefused('out-of-command')
    given(afar)
      .when(fire([aim('b'), aim('b', 'turret')]))
      .isRefused('out-of-command')
    given(afar)
      .when(fire([aim('b')]))
      .asks({ count: 6 })
  })
})
