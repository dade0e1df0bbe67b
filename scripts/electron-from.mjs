// npm run electron:from ZIP: takes the Electron runtime from a zip of its release that somebody handed over, for a computer that cannot
// download it.
import { fileURLToPath } from 'node:url'
import { electronFromZip } from './electron-zip.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const [zip] = process.argv.slice(2)

if (zip === undefined) {
  console.error(
    'Usage: npm run electron:from ZIP, where ZIP is electron-v<version>-<system>-<processor>.zip from the releases of Electron.'
  )
  process.exit(2)
}
const { program, problem } = await electronFromZip(ROOT, zip)
if (problem === null)
  console.log(`The desktop window is there: ${program}. npm start opens it; FLAGSHIP_E2E=electron npm run e2e tests it.`)
else {
  console.error(problem)
  process.exitCode = 1
}
