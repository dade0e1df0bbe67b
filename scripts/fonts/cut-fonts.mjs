// npm run fonts: subsets the typefaces of the app from their packages, and writes the checksum of each file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checksums } from '../package/checksums.mjs'
import { cutFace } from './cut-face.mjs'
import { FACES } from './faces.mjs'

const FOLDER = fileURLToPath(new URL('../../src/renderer/src/fonts', import.meta.url))

mkdirSync(FOLDER, { recursive: true })
let total = 0
for (const face of FACES) {
  const bytes = await cutFace(face)
  total += bytes.length
  writeFileSync(join(FOLDER, face.file), bytes)
  console.log(`${String(bytes.length).padStart(6)}  ${face.file}`)
}
writeFileSync(join(FOLDER, 'SHA256SUMS'), await checksums(FACES.map(({ file }) => join(FOLDER, file))))
console.log(`${String(total).padStart(6)}  total`)
