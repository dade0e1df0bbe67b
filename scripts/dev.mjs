// npm run dev: everything reloads as it is edited. In a desktop window if Electron is installed, else in the browser.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findElectron, hasScreen } from './electron-runtime.mjs'
import { developInBrowser } from './dev-browser.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
// Never the user's real data.
process.env.FLAGSHIP_DATA ??= join(ROOT, 'node_modules', '.cache', 'flagship', 'dev-data')
mkdirSync(process.env.FLAGSHIP_DATA, { recursive: true })

if (findElectron(ROOT) !== null && hasScreen() && !process.argv.includes('--web')) {
  const child = spawn(process.execPath, ['node_modules/electron-vite/bin/electron-vite.js', 'dev', '--watch'], {
    cwd: ROOT,
    stdio: 'inherit'
  })
  child.on('exit', code => process.exit(code ?? 1))
} else await developInBrowser(ROOT, line => console.log(line))
