import { describe, expect, it } from 'vitest'
import { duel, given, havingUnit, havingWing, suffering, u, w, wingIn } from '@kit/systems/dystopian-wars'

const launch = (wing = 'f', unit = 'a') => ({ type: 'launchWing', wingId: w(wing), unitId: u(unit) }) as const
const landed = havingWing(duel(), 'f', { status: 'landed' })

describe('launching Tiny Flyers (DW-066)', () => {
  it('puts a wing that has landed into the air', () => {
    given(landed)
      .when(launch())
      .thenState(state => expect(wingIn(state, 'f').status).toBe('flying'))
  })
  it('is off with the systems of the unit offline', () => {
    given(suffering(landed, 'a', 5))
      .when(launch())
      .isRefused('generator-offline')
  })
  it('needs fuel, tokens, a unit of its own side on the table, and a wing on the ground', () => {
    given(havingWing(landed, 'f', { fuel: 0 }))
      .when(launch())
      .isRefused('no-fuel')
    given(havingWing(landed, 'f', { tokens: 0 }))
      .when(launch())
      .isRefused('bad-number')
    given(landed).when(launch('f', 'x')).isRefused('other-force')
    given(havingUnit(landed, 'a', { status: 'removed' }))
      .when(launch())
      .isRefused('out-of-play')
    given(havingWing(landed, 'f', { status: 'removed' }))
      .when(launch())
      .isRefused('out-of-play')
    given(duel()).when(launch()).isRefused('nothing-to-change')
    given(landed).when(launch('z')).isRefused('no-such-wing')
    given(landed).when(launch('f', 'z')).isRefused('no-such-unit')
  })
})
