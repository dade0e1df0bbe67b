import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** One line for each file in the format of `sha256sum --check`, sorted by name. */
export async function checksums(files) {
  const lines = await Promise.all(files.map(async file => `${await sha256(file)}  ${basename(file)}`))
  return lines
    .sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1))
    .map(line => `${line}\n`)
    .join('')
}

async function sha256(file) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
