/** Names that open a device on Windows, with any extension. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu

/** The extension of exported files. */
const FILE_ENDING = '.flagship'

/**
 * Turns a name given by a person into a file name: letters, digits, spaces and a few marks of any language, at most 60 characters, and
 * nothing with a special meaning in any file system. Never empty. `ending` is that of the format.
 */
export function fileNameFor(name: string, ending = FILE_ENDING): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ()_-]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  const short = [...plain].slice(0, 60).join('').trim()
  return `${short === '' || DEVICES.test(short) ? `Flagship ${short}`.trim() : short}${ending}`
}
