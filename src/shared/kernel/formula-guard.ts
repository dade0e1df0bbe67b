/**
 * What a spreadsheet takes for the beginning of a formula: at the beginning of a cell, or after anything that parts cells somewhere. A
 * French Excel parts them at semicolons, whatever stands between quotes; spaces and quotes before the sign do not help.
 */
const BEFORE = String.raw`((?:^|[,;|\t،؛])[\s"'\u00a0]*)`
const SIGN = String.raw`(?=[=+\-@\uff1d\uff0b\uff0d\uff20])`
const FORMULA = new RegExp(`${BEFORE}${SIGN}`, 'gu')
const GUARDED = new RegExp(`${BEFORE}'${SIGN}`, 'gu')

/** The text with an apostrophe before whatever a spreadsheet would take for a formula, so that opening the file runs nothing. */
export function guarded(text: string): string {
  return text.replaceAll(FORMULA, "$1'")
}

/** The text without the apostrophes that `guarded` has put in. */
export function unguarded(text: string): string {
  return text.replaceAll(GUARDED, '$1')
}
