import { execFileSync } from 'node:child_process'

/** Builds `out/` as it is shipped. */
export function buildOut(root) {
  const program = 'node_modules/electron-vite/bin/electron-vite.js'
  execFileSync(process.execPath, [program, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' })
}
