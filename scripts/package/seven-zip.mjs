import { chmodSync } from 'node:fs'
import { path7za } from '7zip-bin'

/** Path of the 7-Zip program that came with npm, ready to run: electron-builder would else fetch one. */
export function sevenZip() {
  if (process.platform !== 'win32') chmodSync(path7za, 0o755)
  return path7za
}
