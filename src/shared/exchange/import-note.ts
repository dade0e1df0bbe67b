/**
 * What the preview says of a file of another program that could be read, but not to the last figure. `names` are ships, upgrades or words
 * of the file; they are empty where the note is about all of it.
 */
const IMPORT_NOTES = [
  'card-table',
  'cards-unknown',
  'cards-remembered',
  'upgrades-unknown',
  'first-edition',
  'points-left',
  'no-faction',
  'left-out',
  'figures-unread'
] as const

export interface ImportNote {
  readonly code: (typeof IMPORT_NOTES)[number]
  readonly names: readonly string[]
}
