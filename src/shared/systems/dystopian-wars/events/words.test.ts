import { expect, it } from 'vitest'
import { criticalEffect } from './words'

it('says of a critical what the table reads into the rows that break off (DW-066, dw.navLock, dw.sturginium)', () => {
  expect([9, 12].map(row => criticalEffect(row as 9 | 12, {}).key)).toEqual([
    'dw.criticalEffect.navigationLock',
    'dw.criticalEffect.sturginiumFlare'
  ])
  const ruled = { 'dw.navLock': 'noTurnNoHeightChange', 'dw.sturginium': 'removed' }
  expect([9, 12, 4].map(row => criticalEffect(row as 4 | 9 | 12, ruled).key)).toEqual([
    'dw.criticalEffect.navigationLockHeight',
    'dw.criticalEffect.sturginiumFlareRemoved',
    'dw.criticalEffect.ragingFire'
  ])
})
