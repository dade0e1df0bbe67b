import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, settingsSchema, storedSettings, THEMES } from './settings'

describe('settings', () => {
  it('begin with the language and theme of the system, dice by hand, assistance', () => {
    expect(settingsSchema.parse(DEFAULT_SETTINGS)).toEqual({
      format: 1,
      language: 'system',
      theme: 'system',
      dice: 'hand',
      automation: 'assist',
      textPercent: 100,
      keys: {}
    })
  })

  it.each(['keys', 'automation'] as const)('written before %s could be chosen have the usual ones', later => {
    const before = Object.fromEntries(Object.entries(DEFAULT_SETTINGS).filter(([name]) => name !== later))
    expect(storedSettings.parse(before)).toEqual(DEFAULT_SETTINGS)
    expect(settingsSchema.safeParse(before).success).toBe(false)
  })

  it('offer a theme for the system, for day, for evening and for a dark room', () => {
    expect(THEMES).toEqual(['system', 'light', 'dark', 'night'])
  })

  it.each([
    { textPercent: 89 },
    { textPercent: 151 },
    { textPercent: 100.5 },
    { theme: 'pink' },
    { language: 'eo' },
    { dice: 'cheat' },
    { automation: 'all' },
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
