import { execFileSync } from 'node:child_process'

/** Builds `out/` for release. */
export function buildOut(root) {
  const program = 'node_modules/electron-vite/bin/electron-vite.js'
  execFileSync(process.execPath, [program, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' })
}
