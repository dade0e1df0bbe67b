import { latinDigits } from '../../../kernel/latin-digits'

/** Signs for nothing there. */
const NONE = /^[-–—−/.]?$/u
/** A measure behind a figure: inches, as on cards. */
const INCHES = /\s*(?:["″”]|''|in\.?|ps|po)$/iu

/**
 * The figure of a cell, whatever digits, minus and decimal sign its spreadsheet writes; null where the cell is empty. `ambiguous` where
 * three figures follow a comma or a point: some write thousands so. Undefined for anything else.
 */
export function figureOf(text: string): number | null | 'ambiguous' | undefined {
  const bare = latinDigits(text).trim()
  if (NONE.test(bare)) return null
  const figure = bare
    .replace(INCHES, '')
    .replaceAll(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/gu, '')
    .replace(/^[−–]/u, '-')
  if (/^[+-]?\d{1,3}(?:[.,]\d{3})+$/u.test(figure)) return 'ambiguous'
  return /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/u.test(figure) ? Number(figure.replace(',', '.')) + 0 : undefined
}
