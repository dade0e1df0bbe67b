import { chmodSync } from 'node:fs'
import { path7za } from '7zip-bin'

/** Path of the 7-Zip program installed by npm, ready to run: otherwise electron-builder would download one. */
export function sevenZip() {
  if (process.platform !== 'win32') chmodSync(path7za, 0o755)
  return path7za
}
