/**
 * Files of other programs that are recognised by their content. Which of them are read stands in `readers.ts`; the words for each, what it
 * is and what to do with it, are `exchange.foreign` in the messages.
 */
export const FOREIGN_KINDS = [
  'xws',
  'squad-link',
  'battlescribe',
  'battlescribe-data',
  'new-recruit',
  'foundry',
  'vassal',
  'tabletop-simulator',
  'megamek',
  'mekhq',
  'compcon',
  'table',
  'spreadsheet',
  'document',
  'pdf',
  'heic',
  'webp',
  'avif',
  'picture',
  'web-page',
  'archive',
  'link',
  'xml',
  'text',
  'bytes'
] as const
export type ForeignKind = (typeof FOREIGN_KINDS)[number]
