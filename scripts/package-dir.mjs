// npm run package:dir [folder]: everything packaging does for the three systems, on a stub runtime. Needs no network.
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildOut } from './package/build-out.mjs'
import { makeDirs } from './package/make-dirs.mjs'
import { makeResources } from './package/make-resources.mjs'
import { isBuildStale } from './stale-build.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const output = resolve(process.argv[2] ?? join(ROOT, 'dist', 'stub'))

if (isBuildStale(ROOT)) buildOut(ROOT)
rmSync(output, { recursive: true, force: true })
await makeResources(ROOT, join(ROOT, 'dist', 'resources'))
await makeDirs(ROOT, output)
console.log(`Packaged on a stub runtime, to inspect but not to run: ${output}`)
