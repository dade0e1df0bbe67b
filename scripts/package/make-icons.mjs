import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ICON_EDGES, icnsOf, icoOf } from './icon-files.mjs'

let isReady = null

/** Writes `icon.ico`, `icon.icns` and `icons/NxN.png` into a folder, all from one drawing. */
export async function makeIcons(drawing, folder) {
  isReady ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  await isReady
  const svg = readFileSync(drawing, 'utf8')
  const pictures = new Map(ICON_EDGES.map(edge => [edge, pictureOf(svg, edge)]))
  mkdirSync(join(folder, 'icons'), { recursive: true })
  for (const [edge, png] of pictures) writeFileSync(join(folder, 'icons', `${edge}x${edge}.png`), png)
  writeFileSync(join(folder, 'icon.ico'), icoOf(pictures))
  writeFileSync(join(folder, 'icon.icns'), icnsOf(pictures))
}

function pictureOf(svg, edge) {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: edge } }).render()
  const png = Buffer.from(drawn.asPng())
  drawn.free()
  return png
}
