import { describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { guideIn, partsOf, withPrintedKeys } from './guide-parts'

describe('the parts of the guide', () => {
  it('are its chapters and theirs, without the list of contents and without pictures', () => {
    const text = '# Flagship\n\n1. [One](#one)\n\n## 1. One\n\nText\n\n  ![A picture](x.webp)\n\n### More\n\n- item\n'
    expect(partsOf(text)).toEqual([
      { id: 'part-0', title: '1. One', depth: 2, text: '\nText\n\n\n' },
      { id: 'part-1', title: 'More', depth: 3, text: '\n- item\n' }
    ])
  })
  it.each(LOCALES)('are there in %s, as many as in every other language', async locale => {
    const [own, english] = [await guideIn(locale), await guideIn('en')]
    expect(own.length).toBeGreaterThan(10)
    expect(own.map(({ depth }) => depth)).toEqual(english.map(({ depth }) => depth))
    expect(own.filter(({ text }) => text.includes('!['))).toEqual([])
  })
})

describe('the keys in the guide', () => {
  it('are those that this keyboard prints, alone and held with others; nothing else is changed', () => {
    const russian = (letter: string): string => ({ N: 'т', D: 'в', Z: 'я' })[letter] ?? letter
    expect(withPrintedKeys('`N`, `⇧D`, `Ctrl Z`, `Enter`, N, `F1`, `3`', russian)).toBe('`Т`, `⇧В`, `Ctrl Я`, `Enter`, N, `F1`, `3`')
  })
})
