/** Folder of the build under test: `out`, rebuilt when stale, or `FLAGSHIP_OUT`, used as it is. */
export const OUT = process.env['FLAGSHIP_OUT'] ?? 'out'
export const IS_OWN_BUILD = process.env['FLAGSHIP_OUT'] !== undefined
