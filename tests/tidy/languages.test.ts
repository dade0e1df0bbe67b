import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../src/shared/kernel/locale'
import { CODE, FILES, isTest, places, SOURCES } from './repository'

const SCRIPTS = CODE.filter(file => file.path.startsWith('scripts/') && !isTest(file))
/** Lists languages of Chromium, not ours. */
const STUB = 'scripts/package/stub-runtime.mjs'
const anyOf = LOCALES.join('|')

describe('languages are data', () => {
  it('so no code asks which one it is', () => {
    const asked = new RegExp(`/\\^\\(?(?:${anyOf})\\b|startsWith\\(['"](?:${anyOf})\\b|[!=]== ?['"](?:${anyOf})['"]`, 'gu')
    expect(places(CODE, asked)).toEqual([])
  })

  it('so they are named in their own list, and elsewhere only as keys of a record', () => {
    const named = new RegExp(`(['\`])(?:${anyOf})\\1`, 'gu')
    const files = [...SOURCES, ...SCRIPTS].filter(file => file.path !== 'src/shared/kernel/locale.ts' && file.path !== STUB)
    expect(places(files, named)).toEqual([])
  })

  it.each(LOCALES)('and %s has its messages, its user guide and the words of the window it runs in', locale => {
    const has = (start: string): boolean => FILES.some(file => file.path.startsWith(start))
    expect(has(`src/renderer/src/i18n/${locale}/`)).toBe(true)
    expect(has(`docs/user-guide/${locale}/`)).toBe(true)
    const packed = FILES.find(file => file.path === 'electron-builder.config.mjs')?.text
    expect(/electronLanguages: \[([^\]]*)\]/u.exec(packed ?? '')?.[1]).toMatch(new RegExp(`'${locale}\\b`, 'u'))
  })
})
