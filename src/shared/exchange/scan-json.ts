import { err, ok, type Result } from '../kernel/result'
import { IMPORT_LIMITS, type ImportProblem, type ImportProblemCode } from './import-problem'
import { placeIn } from './place-in'

/** Property names with a special meaning in JavaScript. */
const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/uy
const WORD = /true|false|null/uy
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/uy

interface Holder {
  readonly kind: '{' | '['
  readonly keys: Set<string>
  expects: 'first' | 'key' | 'colon' | 'value' | 'comma'
}

/**
 * Scans a JSON text without building anything from it, so that no text can exhaust the memory: at most `IMPORT_LIMITS.depth` levels and
 * `values` values, no duplicate keys in an object, no keys with a special meaning, no numbers that would be read back as others, and no
 * lone surrogates. `JSON.parse` accepts everything that passes.
 */
export function scanJson(text: string): Result<void, ImportProblem> {
  const holders: Holder[] = []
  let values = 0
  let isDone = false
  let at = afterSpace(text, 0)
  while (at < text.length) {
    const mark = text.charAt(at)
    const holder = holders[holders.length - 1]
    if (isDone) return problem('not-json', text, at)
    if (mark === ':' || mark === ',') {
      if (holder?.expects !== (mark === ':' ? 'colon' : 'comma')) return problem('not-json', text, at)
      holder.expects = mark === ':' || holder.kind === '[' ? 'value' : 'key'
      at = afterSpace(text, at + 1)
      continue
    }
    if (mark === '}' || mark === ']') {
      const isClosing = holder?.kind === (mark === '}' ? '{' : '[') && (holder.expects === 'first' || holder.expects === 'comma')
      if (!isClosing) return problem('not-json', text, at)
      holders.pop()
      isDone = endValue(holders)
      at = afterSpace(text, at + 1)
      continue
    }
    const isKey = holder?.kind === '{' && (holder.expects === 'first' || holder.expects === 'key')
    if (!isKey && holder !== undefined && holder.expects !== 'value' && !(holder.kind === '[' && holder.expects === 'first'))
      return problem('not-json', text, at)
    const end = mark === '"' ? endOfText(text, at) : mark === '{' || mark === '[' ? at + 1 : endOfPlain(text, at)
    if (end < 0 || (isKey && mark !== '"')) return problem('not-json', text, at)
    if (mark === '"') {
      const said = spoken(text.slice(at, end))
      if (!said.isWellFormed()) return problem('bad-text', text, at)
      if (isKey) {
        if (FORBIDDEN_KEYS.includes(said)) return problem('forbidden-key', text, at)
        if (holder.keys.has(said)) return problem('duplicate-key', text, at)
        holder.keys.add(said)
        holder.expects = 'colon'
        at = afterSpace(text, end)
        continue
      }
    }
    values += 1
    if (values > IMPORT_LIMITS.values) return err({ code: 'too-many-values', at: '' })
    if (mark === '{' || mark === '[') {
      if (holders.length >= IMPORT_LIMITS.depth) return err({ code: 'too-deep', at: '' })
      holders.push({ kind: mark, keys: new Set(), expects: 'first' })
    } else {
      if (mark !== '"' && isOutOfRange(text.slice(at, end))) return problem('out-of-range', text, at)
      isDone = endValue(holders)
    }
    at = afterSpace(text, end)
  }
  return isDone ? ok(undefined) : problem('not-json', text, at)
}

/** The value of a JSON text that has passed the scan. */
export function parseJson(text: string): Result<unknown, ImportProblem> {
  const scanned = scanJson(text)
  return scanned.ok ? ok(JSON.parse(text) as unknown) : scanned
}

/** Ends a value and returns to its container. True if it has none. */
function endValue(holders: readonly Holder[]): boolean {
  const holder = holders[holders.length - 1]
  if (holder === undefined) return true
  holder.expects = 'comma'
  return false
}

function afterSpace(text: string, from: number): number {
  let at = from
  while (isSpace(text.charCodeAt(at))) at += 1
  return at
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}

/** The position after the closing quote of the string that begins here; -1 if it never ends or contains a forbidden character. */
function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at + 1
    if (code < 0x20) return -1
    if (code !== 0x5c) continue
    ESCAPE.lastIndex = at
    if (!ESCAPE.test(text)) return -1
    at = ESCAPE.lastIndex - 1
  }
  return -1
}

/** The position after the number or literal that begins here; -1 if there is neither. */
function endOfPlain(text: string, from: number): number {
  for (const plain of [NUMBER, WORD]) {
    plain.lastIndex = from
    if (plain.test(text)) return plain.lastIndex
  }
  return -1
}

/** Whether a number would be read back as a different one. */
function isOutOfRange(token: string): boolean {
  const value = Number(token)
  if (!/^[-\d]/u.test(token)) return false
  return !Number.isFinite(value) || (/^-?\d+$/u.test(token) && !Number.isSafeInteger(value))
}

function spoken(literal: string): string {
  return literal.includes('\\') ? (JSON.parse(literal) as string) : literal.slice(1, -1)
}

/** `at` is line and column, both counted from 1. */
function problem(code: ImportProblemCode, text: string, offset: number): Result<never, ImportProblem> {
  return err({ code, at: placeIn(text, offset) })
}
