import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeIcons } from './make-icons.mjs'
import { writeMacTexts } from './mac-texts.mjs'
import { writeNotices } from './notices.mjs'

/**
 * Creates the files that packaging needs besides the build: the icons of every system from one drawing, the sentences that
 * macOS shows, and the licence texts.
 */
export async function makeResources(root, folder) {
  rmSync(folder, { recursive: true, force: true })
  await makeIcons(join(root, 'resources', 'icon.svg'), folder)
  writeMacTexts(join(folder, 'mac'))
  writeNotices(root, join(root, 'out'), join(folder, 'licences'))
}
