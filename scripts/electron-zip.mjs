import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { findElectron } from './electron-runtime.mjs'

/** Where the runtime's program is in its folder, as `path.txt` of the Electron package says. */
const PROGRAMS = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' }

/**
 * Unpacks the runtime from a zip that somebody handed over, where `npm start` and the end-to-end suite find it, as `install.js` of the
 * Electron package would. Needs no network: the package brings the SHA-256 of every zip of its version. Returns the program, or why not.
 */
export async function electronFromZip(root, zip, { platform = process.platform, arch = process.arch } = {}) {
  const home = join(root, 'node_modules', 'electron')
  if (!existsSync(zip)) return { program: null, problem: `There is no file ${zip}.` }
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const sums = JSON.parse(readFileSync(join(home, 'checksums.json'), 'utf8'))
  const wanted = `electron-v${version}-${platform}-${arch}.zip`
  if (sums[wanted] === undefined) return { program: null, problem: `Electron has no ${wanted}.` }
  const sum = await sha256(zip)
  if (sum !== sums[wanted]) return { program: null, problem: strangerSentence(wanted, sum, sums) }

  const dist = join(home, 'dist')
  const unpacked = join(home, 'dist.new')
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked)
  // The unpacker that Electron's own installer uses: it keeps the links inside the bundle of a Mac.
  const { extract } = createRequire(import.meta.resolve('electron/package.json'))('@electron-internal/extract-zip')
  await extract(resolve(zip), { dir: resolve(unpacked) })
  rmSync(dist, { recursive: true, force: true })
  renameSync(unpacked, dist)
  writeFileSync(join(home, 'path.txt'), PROGRAMS[platform] ?? 'electron')
  const program = findElectron(root, { env: {}, platform })
  return program === null ? { program, problem: `${zip} holds no program.` } : { program, problem: null }
}

function strangerSentence(wanted, sum, sums) {
  const known = Object.keys(sums).find(name => sums[name] === sum)
  return known === undefined
    ? `This is not ${wanted}: its SHA-256 is ${sum}. It was changed, cut short, or is of another version. Nothing was unpacked.`
    : `This is ${known}, but this computer needs ${wanted}. Nothing was unpacked.`
}

async function sha256(file) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
