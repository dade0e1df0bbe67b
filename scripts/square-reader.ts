import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Puts the reader of the squares on printed sheets beside the built main process: a WebAssembly file that is read from the disk, packed to
 * a third of its size.
 */
export function squareReader(): Plugin {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  return {
    name: 'square-reader',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName: 'zxing_reader.wasm.br', source: brotliCompressSync(readFileSync(file)) })
    }
  }
}
