import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const RULE = '-'.repeat(80)

/** Writes our licence and those of every package in the build `out` into a folder. Electron and Chromium ship their own. */
export function writeNotices(root, out, folder) {
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE.txt'))
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), noticesOf([...bundledIn(out), typefacesIn(root), cardsIn(root)]))
}

/** Every package bundled in any part of a build, without duplicates, by name. */
export function bundledIn(out) {
  const folder = join(out, 'bundled')
  const listed = readdirSync(folder)
    .sort()
    .flatMap(file => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const byName = new Map(listed.map(one => [`${one.name} ${one.version}`, one]))
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The typefaces, which the build does not list as packages. */
function typefacesIn(root) {
  const text = readFileSync(join(root, 'src', 'renderer', 'src', 'fonts', 'OFL.txt'), 'utf8')
    .replaceAll('\r\n', '\n')
    .trim()
  return { name: 'typefaces', version: '', licence: 'OFL-1.1', text }
}

/** The table of figures for XWS, which is no package either. */
function cardsIn(root) {
  const text = readFileSync(join(root, 'src', 'shared', 'exchange', 'foreign', 'xws', 'LICENSE-xwing-data2.txt'), 'utf8')
    .replaceAll('\r\n', '\n')
    .trim()
  return { name: 'xwing-data2', version: '', licence: 'MIT', text }
}

function noticesOf(parts) {
  const titled = parts.map(part => ({ ...part, title: `${part.name} ${part.version}`.trim() }))
  const list = titled.map(({ title, licence }) => `  ${title} (${licence})`).join('\n')
  const texts = titled.map(({ title, text }) => `${RULE}\n${title}\n${RULE}\n\n${text}\n`).join('\n')
  return `Flagship contains work of others, under their licences:\n\n${list}\n\n${texts}`
}
