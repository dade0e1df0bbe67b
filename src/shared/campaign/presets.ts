import type { Settings } from './settings'
import { TEXT_PERCENT } from './settings-choices'

/** Settings that can be chosen one by one; a preset may set some of them. */
export const PRESET_FIELDS = ['theme', 'textPercent', 'dice', 'automation'] as const satisfies readonly (keyof Settings)[]
export type PresetField = (typeof PRESET_FIELDS)[number]
export type PresetChange = Partial<Pick<Settings, PresetField>>

/** Settings that suit a kind of table. A preset leaves everything it does not name unchanged. Text sizes in percent. */
export const PRESETS = {
  usualTable: { theme: 'system', textPercent: 100, dice: 'hand', automation: 'assist' },
  darkRoom: { theme: 'night', textPercent: 110 },
  television: { theme: 'dark', textPercent: TEXT_PERCENT.max },
  fast: { dice: 'host', automation: 'assist' }
} as const satisfies Readonly<Record<string, PresetChange>>

export type PresetId = keyof typeof PRESETS
export const PRESET_IDS = Object.keys(PRESETS) as readonly PresetId[]

/** What a preset would change in these settings; empty if nothing. */
export function presetChange(id: PresetId, settings: Settings): PresetChange {
  const wanted: PresetChange = PRESETS[id]
  return Object.fromEntries(
    PRESET_FIELDS.filter(field => field in wanted && wanted[field] !== settings[field]).map(field => [field, wanted[field]])
  )
}

/** The current values of everything a change names, so that it can be undone. */
export function beforeChange(change: PresetChange, settings: Settings): PresetChange {
  return Object.fromEntries(PRESET_FIELDS.filter(field => field in change).map(field => [field, settings[field]]))
}
