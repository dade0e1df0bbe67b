import { fewFonts } from '../../../scripts/fonts/few-fonts.mjs'

/** The fonts a browser finds installed. */
export interface Fonts {
  readonly fonts: string
  /** The environment for that. */
  readonly browserEnv: Readonly<Record<string, string>>
}

/** The fonts of this machine, and next to none. Systems that keep their fonts without fontconfig have their own both times. */
export const FONTS: readonly Fonts[] = [
  { fonts: 'the fonts of this machine', browserEnv: {} },
  { fonts: 'next to no fonts', browserEnv: await fewFonts() }
]
