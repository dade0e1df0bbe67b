import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, settingsFrom, settingsSchema, storedWith } from './settings'
import { THEMES } from './settings-choices'
import { settingsV1 } from './versions/settings-v1'

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

  it('come back as they were stored', () => {
    expect(settingsFrom(settingsV1.parse(DEFAULT_SETTINGS))).toEqual(DEFAULT_SETTINGS)
  })

  it('of another Flagship follow the system where it speaks a language that this one does not', () => {
    const stored = settingsV1.parse({ ...DEFAULT_SETTINGS, language: 'eo' })
    expect(settingsFrom(stored)).toEqual(DEFAULT_SETTINGS)
  })

  it('of another Flagship have the nearest text size', () => {
    const sizes = [60, 400].map(textPercent => settingsFrom(settingsV1.parse({ ...DEFAULT_SETTINGS, textPercent })).textPercent)
    expect(sizes).toEqual([90, 150])
  })

  it.each([
    { theme: 'highContrast' },
    { dice: 'tower' },
    { automation: 'butler' },
    { textPercent: 'large' },
    { keys: { 'battle.fire': 7 } },
    { timer: { minutes: 0.5, hasSound: false } },
    { strikes: 'slow' },
    { contrast: 'more' },
    { dice: undefined }
  ])('lose nothing but %j where this Flagship does not know it', unknown => {
    const mine = { ...DEFAULT_SETTINGS, language: 'fr', theme: 'night', textPercent: 130, keys: { 'battle.fire': 'g' } } as const
    const field = Object.keys(unknown)[0] as keyof typeof mine
    expect(settingsFrom({ ...mine, ...unknown })).toEqual({ ...mine, [field]: DEFAULT_SETTINGS[field] })
  })

  it('keep what this Flagship does not know until that setting is changed', () => {
    const stored = { ...DEFAULT_SETTINGS, theme: 'highContrast', contrast: 'more' }
    const larger = storedWith(stored, { ...settingsFrom(stored), textPercent: 120 })
    expect(larger).toEqual({ ...stored, textPercent: 120 })
    expect(storedWith(larger, { ...settingsFrom(larger), theme: 'night' })).toEqual({ ...larger, theme: 'night' })
  })

  it('are without a timer once it has been taken away', () => {
    const stored = { ...DEFAULT_SETTINGS, timer: { minutes: 5, hasSound: true } }
    expect(storedWith(stored, DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS)
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
