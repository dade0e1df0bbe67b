import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, settingsSchema, storedSettings } from './settings'

describe('settings', () => {
  it('begin with the language and theme of the system, dice by hand', () => {
    expect(settingsSchema.parse(DEFAULT_SETTINGS)).toEqual({
      format: 1,
      language: 'system',
      theme: 'system',
      dice: 'hand',
      textPercent: 100,
      keys: {}
    })
  })

  it('written before keys could be chosen have the usual ones', () => {
    const before = Object.fromEntries(Object.entries(DEFAULT_SETTINGS).filter(([name]) => name !== 'keys'))
    expect(storedSettings.parse(before).keys).toEqual({})
    expect(settingsSchema.safeParse(before).success).toBe(false)
  })

  it.each([
    { textPercent: 89 },
    { textPercent: 151 },
    { textPercent: 100.5 },
    { theme: 'pink' },
    { language: 'eo' },
    { dice: 'cheat' },
    { format: 2 },
    { keys: { 'battle.fire': '' } },
    { keys: ['g'] },
    { keys: { 'no act': 'g' } },
    { keys: { 'battle.fire': '\ud800' } },
    { more: 1 }
  ])('cannot hold %j', wrong => {
    expect(settingsSchema.safeParse({ ...DEFAULT_SETTINGS, ...wrong }).success).toBe(false)
  })
})
