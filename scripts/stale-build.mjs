import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The outputs of a complete build. */
const PRODUCTS = ['out/main/index.js', 'out/main/web.js', 'out/preload/index.cjs', 'out/renderer/index.html']
/** The inputs of a build. */
const SOURCES = ['src', 'scripts', 'electron.vite.config.ts', 'package.json', 'package-lock.json']

/** Whether `out/` is incomplete or older than any of its inputs. */
export function isBuildStale(root) {
  const products = PRODUCTS.map(path => join(root, path))
  if (!products.every(path => existsSync(path))) return true
  const built = Math.min(...products.map(path => statSync(path).mtimeMs))
  return SOURCES.some(path => newest(join(root, path)) > built)
}

function newest(path) {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map(name => newest(join(path, name))))
}
