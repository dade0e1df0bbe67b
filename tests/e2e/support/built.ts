/** Folder of the build under test: `out`, made anew when stale, or the one named by `FLAGSHIP_OUT`, taken as it is. */
export const OUT = process.env['FLAGSHIP_OUT'] ?? 'out'
export const IS_OWN_BUILD = process.env['FLAGSHIP_OUT'] !== undefined
