import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { withMemoryLimit } from './limited-memory'

const HEAD = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
const EXPORTED = [7, 5, 1, 1, 0x6d, 2, 0]
/** One memory named `m`, of one page at first; without a limit, and with one of 32,768. */
const PROGRAMS = {
  'no limit': [...HEAD, 5, 3, 1, 0, 1, ...EXPORTED],
  'a limit of 2 GB': [...HEAD, 5, 6, 1, 1, 1, 0x80, 0x80, 2, ...EXPORTED]
}

function memoryOf(program: Uint8Array<ArrayBuffer>): WebAssembly.Memory {
  return new WebAssembly.Instance(new WebAssembly.Module(program)).exports['m'] as WebAssembly.Memory
}

describe.each(Object.entries(PROGRAMS))('a program with %s', (_what, bytes) => {
  it('gets as many pages as it is given, and not one more', () => {
    expect(memoryOf(Uint8Array.from(bytes)).grow(500)).toBe(1)
    const memory = memoryOf(withMemoryLimit(Uint8Array.from(bytes), 300))
    expect(memory.grow(299)).toBe(1)
    expect(() => memory.grow(1)).toThrow(RangeError)
  })

  it('is not run where it cannot be held to that', () => {
    expect(() => withMemoryLimit(Uint8Array.from(bytes), 0)).toThrow('another kind')
    expect(() => withMemoryLimit(Uint8Array.from(bytes.slice(0, 10)), 300)).toThrow()
    expect(() => withMemoryLimit(Uint8Array.from([...HEAD, ...EXPORTED]), 300)).toThrow('without memory')
  })
})

it('the reader of squares can be held', () => {
  const reader = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  expect(WebAssembly.validate(withMemoryLimit(reader, 8_192))).toBe(true)
})
