import { describe, expect, it } from 'vitest'
import { beforeChange, PRESET_IDS, presetChange, PRESETS } from './presets'
import { DEFAULT_SETTINGS, settingsSchema, type Settings } from './settings'

const chosen: Settings = {
  ...DEFAULT_SETTINGS,
  language: 'fr',
  theme: 'light',
  dice: 'hand',
  automation: 'referee',
  keys: { 'battle.fire': 'g' }
}

describe('presets of the settings', () => {
  it.each(PRESET_IDS)('%s gives settings that may be chosen, and leaves language and keys alone', id => {
    const after = { ...chosen, ...presetChange(id, chosen) }
    expect(settingsSchema.parse(after)).toMatchObject({ ...PRESETS[id], language: 'fr', keys: { 'battle.fire': 'g' } })
  })
  it.each(PRESET_IDS)('%s is taken back to the very settings of before', id => {
    const change = presetChange(id, chosen)
    expect({ ...chosen, ...change, ...beforeChange(change, chosen) }).toEqual(chosen)
  })
  it.each(PRESET_IDS)('%s changes nothing a second time', id => {
    expect(presetChange(id, { ...chosen, ...presetChange(id, chosen) })).toEqual({})
  })
  it('name only what is different', () => {
    expect(presetChange('usualTable', chosen)).toEqual({ theme: 'system', automation: 'assist' })
    expect(presetChange('usualTable', DEFAULT_SETTINGS)).toEqual({})
  })
  it('make a dark room red, a far screen large, and a fast game rolled by Flagship', () => {
    expect([PRESETS.darkRoom.theme, PRESETS.television.textPercent, PRESETS.fast.dice]).toEqual(['night', 150, 'host'])
  })
})
