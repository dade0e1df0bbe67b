/** The sections of the settings in their order, and the message key of each title. `settings-<id>` is its id on the page. */
export const SECTION_TITLES = {
  preset: 'settings.preset.title',
  look: 'settings.look.title',
  dice: 'settings.dice.title',
  automation: 'app.automation.title',
  timer: 'settings.timer.title',
  keys: 'settings.keys.title',
  exchange: 'settings.exchange',
  data: 'settings.data.title'
} as const
export type SectionId = keyof typeof SECTION_TITLES
export const SECTIONS = Object.keys(SECTION_TITLES) as readonly SectionId[]
