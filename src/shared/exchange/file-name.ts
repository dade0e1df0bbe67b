/** Names that open a device on Windows, whatever follows their dot. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu

/** Ends the name of a file that Flagship hands on. */
const FILE_ENDING = '.flagship'

/**
 * A name for a file from what a person called something: letters, digits, spaces and a few marks of any language, at most 60 characters,
 * nothing that any file system takes for more than a name. Never empty.
 */
export function fileNameFor(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ()_-]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  const short = [...plain].slice(0, 60).join('').trim()
  return `${short === '' || DEVICES.test(short) ? `Flagship ${short}`.trim() : short}${FILE_ENDING}`
}
