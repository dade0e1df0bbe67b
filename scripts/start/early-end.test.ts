import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { earlyEnd, exitCode, TOLD_WHY, type ProgramEnd } from './early-end.mjs'

const LINUX = { platform: 'linux', isRoot: false } as const
const end = (over: Partial<ProgramEnd>): ProgramEnd => ({ code: null, signal: null, error: null, afterMs: 400, wasStopped: false, ...over })
const kind = (over: Partial<ProgramEnd>, system: Parameters<typeof earlyEnd>[1] = LINUX): string | null =>
  earlyEnd(end(over), system)?.kind ?? null

describe('a runtime that ends before its window', () => {
  it('is told by how it ended, on Linux with the cause', () => {
    expect(earlyEnd(end({ signal: 'SIGTRAP' }), LINUX)).toEqual({ kind: 'sandbox', how: 'SIGTRAP' })
    expect(earlyEnd(end({ code: 133 }), LINUX)).toEqual({ kind: 'sandbox', how: 'SIGTRAP' })
    expect(kind({ signal: 'SIGTRAP' }, { ...LINUX, isRoot: true })).toBe('root')
    expect(earlyEnd(end({ code: 127 }), LINUX)).toEqual({ kind: 'libraries', how: 'code 127' })
    expect(kind({ code: 1 })).toBe('display')
    expect(earlyEnd(end({ signal: 'SIGSEGV' }), LINUX)).toEqual({ kind: 'ended', how: 'SIGSEGV' })
    expect(earlyEnd(end({ error: 'EACCES' }), LINUX)).toEqual({ kind: 'notRun', how: 'EACCES' })
  })
  it('is told by its signal or code on the other systems', () => {
    expect(earlyEnd(end({ signal: 'SIGTRAP' }), { platform: 'darwin', isRoot: false })).toEqual({ kind: 'ended', how: 'SIGTRAP' })
    expect(earlyEnd(end({ code: 1 }), { platform: 'win32', isRoot: false })).toEqual({ kind: 'ended', how: 'code 1' })
  })
  it('is not one that was closed, stopped by us, said why in a dialog, or had its window for long', () => {
    expect(
      [{ code: 0 }, { code: TOLD_WHY }, { signal: 'SIGINT', wasStopped: true }, { code: 1, afterMs: 60_000 }].map(over => kind(over))
    ).toEqual([null, null, null, null])
  })
})

describe('the code that npm start ends with', () => {
  it('is that of the program, or tells its signal', () => {
    expect(exitCode(end({ code: 3 }))).toBe(3)
    expect(exitCode(end({ code: 0 }))).toBe(0)
    expect(exitCode(end({ signal: 'SIGSEGV' }))).toBe(139)
    expect(exitCode(end({ error: 'EACCES' }))).toBe(126)
  })
  it('for what was told in a dialog is that of the desktop shell', () => {
    expect(readFileSync('src/main/platform/exit-codes.ts', 'utf8')).toContain(`TOLD_WHY = ${TOLD_WHY}`)
  })
})
