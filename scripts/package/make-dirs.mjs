import { build, Platform } from 'electron-builder'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import config from '../../electron-builder.config.mjs'
import { sevenZip } from './seven-zip.mjs'
import { writeStubRuntime } from './stub-runtime.mjs'

const PLATFORMS = { linux: Platform.LINUX, win32: Platform.WINDOWS, darwin: Platform.MAC }

/**
 * Packages the built `out/` into folders as they would be installed, one for each system, on a stub of the Electron runtime:
 * `linux-unpacked`, `win-unpacked` and `mac` below `output`.
 */
export async function makeDirs(root, output) {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', 'electron', 'package.json'), 'utf8'))
  for (const [system, platform] of Object.entries(PLATFORMS)) {
    const runtime = mkdtempSync(join(tmpdir(), 'flagship-runtime-'))
    try {
      writeStubRuntime(system, version, join(runtime, 'unpacked'))
      execFileSync(sevenZip(), ['a', '-tzip', '../runtime.zip', '.'], { cwd: join(runtime, 'unpacked'), stdio: 'ignore' })
      await build({
        projectDir: root,
        targets: platform.createTarget('dir'),
        publish: 'never',
        // A copy, because electron-builder modifies the configuration it is given. A stub is not signed.
        config: structuredClone({
          ...config,
          directories: { ...config.directories, output },
          electronVersion: version,
          electronDist: join(runtime, 'runtime.zip'),
          mac: { ...config.mac, identity: null }
        })
      })
    } finally {
      rmSync(runtime, { recursive: true, force: true })
    }
  }
}
