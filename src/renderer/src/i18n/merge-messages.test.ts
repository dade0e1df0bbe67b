import { describe, expect, it } from 'vitest'
import { mergeMessages } from './merge-messages'
import type { MessageFile } from './merge-messages'
import { messages as en } from './messages-en'
import { messages as fr } from './messages-fr'

describe('message files', () => {
  it('say the same things in every language', () => {
    expect([...textsOf(fr).keys()].sort()).toEqual([...textsOf(en).keys()].sort())
  })

  it('put the same values into the same sentence', () => {
    const french = textsOf(fr)
    for (const [key, text] of textsOf(en)) expect(valuesOf(french.get(key) ?? ''), key).toEqual(valuesOf(text))
  })

  it('give the same plural forms, or one form that needs none', () => {
    const french = textsOf(fr)
    const formsOf = (text: string): number => text.split(' | ').length
    for (const [key, text] of textsOf(en)) expect([1, formsOf(text)], key).toContain(formsOf(french.get(key) ?? ''))
  })

  it('leave no text empty', () => {
    for (const [key, text] of [...textsOf(en), ...textsOf(fr)]) expect(text.trim(), key).not.toBe('')
  })

  it('are refused when two files hold the same area', () => {
    expect(() => mergeMessages({ 'a.json': { app: { a: 'a' } }, 'b.json': { app: { b: 'b' } } })).toThrow('app')
  })

  it('become one tree', () => {
    expect(mergeMessages({ 'a.json': { app: { a: 'a' } }, 'b.json': { sa: { b: 'b' } } })).toEqual({ app: { a: 'a' }, sa: { b: 'b' } })
  })
})

function textsOf(tree: Readonly<Record<string, string | MessageFile>>, path = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(path + key, value)
    else for (const [inner, text] of textsOf(value, `${path}${key}.`)) texts.set(inner, text)
  }
  return texts
}

/** Names of the values of a sentence, each once. */
function valuesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/gu)].map(match => match[1] ?? ''))].sort()
}
