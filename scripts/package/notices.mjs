import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const RULE = '-'.repeat(80)

/** Writes our licence and those of every package in the build `out` into a folder. Electron and Chromium bring their own. */
export function writeNotices(root, out, folder) {
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE.txt'))
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), noticesOf(bundledIn(out)))
}

/** Every package that went into any part of a build, each once, by name. */
export function bundledIn(out) {
  const folder = join(out, 'bundled')
  const listed = readdirSync(folder)
    .sort()
    .flatMap(file => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const byName = new Map(listed.map(one => [`${one.name} ${one.version}`, one]))
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function noticesOf(packages) {
  const list = packages.map(({ name, version, licence }) => `  ${name} ${version} (${licence})`).join('\n')
  const texts = packages.map(({ name, version, text }) => `${RULE}\n${name} ${version}\n${RULE}\n\n${text}\n`).join('\n')
  return `Flagship contains work of others, under their licences:\n\n${list}\n\n${texts}`
}
