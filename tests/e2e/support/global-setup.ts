import { execFileSync } from 'node:child_process'
import { isBuildStale } from '../../../scripts/stale-build.mjs'
import { compileStandIn } from '../electron-stand-in/compile'
import { desktopLine } from '../electron-real/runtime'
import { IS_OWN_BUILD } from './built'
import { findChromium } from './chromium'

/** Makes what every end-to-end test runs: the app, the stand-in as plain JavaScript, and a browser. */
export default async function setup(): Promise<void> {
  process.stdout.write(`${desktopLine()}\n`)
  if (!IS_OWN_BUILD && isBuildStale('.'))
    execFileSync(process.execPath, ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
  await compileStandIn()
  // Unpacked once, before the workers ask for it.
  findChromium()
}
