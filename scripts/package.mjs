// npm run package: builds every package for this system that this computer can build, and says why not for the others.
// With `-- --all`, a package that was not built is a failure.
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { obtainElectron } from './electron-runtime.mjs'
import { START_TEXT } from './start/start-text.mjs'
import { buildOut } from './package/build-out.mjs'
import { checksums } from './package/checksums.mjs'
import { makePackages } from './package/make-packages.mjs'
import { makeResources } from './package/make-resources.mjs'
import { remedyFor } from './package/remedy.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = join(ROOT, 'dist')
const mustMakeAll = process.argv.includes('--all')
const named = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? null

const { program, problem } =
  named === null
    ? await obtainElectron(ROOT, { say: line => console.log(line), text: START_TEXT.en, isInsisting: true })
    : { program: named }
if (program === null) {
  console.error(`Nothing was packaged: the Electron runtime is missing and cannot be downloaded (${problem}).`)
  console.error('Go online, run npx install-electron and try again, or set ELECTRON_OVERRIDE_DIST_PATH to the folder of the runtime.')
  console.error('Otherwise, npm run package:dir builds everything except the runtime.')
  process.exit(1)
}

rmSync(DIST, { recursive: true, force: true })
buildOut(ROOT)
await makeResources(ROOT, join(DIST, 'resources'))
const { files, missed } = await makePackages(ROOT, { runtime: named, homepage: process.env.FLAGSHIP_RELEASES ?? null })
writeFileSync(join(DIST, `SHA256SUMS-${process.platform}.txt`), await checksums(files))

console.log('')
for (const file of files) console.log(`built      ${basename(file)}, ${(statSync(file).size / 1e6).toFixed(1)} MB`)
for (const { target, reason } of missed) {
  console.log(`not built  ${target}: ${reason}`)
  const remedy = remedyFor(reason)
  if (remedy !== null) console.log(`           ${remedy}`)
}
if (files.length === 0 || (mustMakeAll && missed.length > 0)) process.exitCode = 1
