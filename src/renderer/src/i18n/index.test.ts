import { describe, expect, it, vi } from 'vitest'
import { localeFor, showLocale } from '.'
import { texts as shown } from './texts'

describe('language', () => {
  it('is the chosen one, whatever the system speaks', () => {
    expect(localeFor('fr', 'en-US')).toBe('fr')
  })
  it('is that of the system otherwise, in any of its regions', () => {
    expect(localeFor('system', 'fr-CA')).toBe('fr')
    expect(localeFor('system', 'en-GB')).toBe('en')
  })
  it('is English for a system in a language we do not have', () => {
    expect(localeFor('system', 'eo-EO')).toBe('en')
  })
  it('is the last one asked for, whichever texts arrive first', async () => {
    const french = showLocale('fr')
    await showLocale('en')
    await french
    expect(document.documentElement.lang).toBe('en')
  })
  it('brings only the texts of the first screen, and all the others with the first part that needs more', async () => {
    const { texts, showLocale, withAllTexts } = await justStarted()
    await showLocale('fr')
    expect(texts.te('campaigns.title')).toBe(true)
    expect(texts.te('settings.title')).toBe(false)
    await expect(withAllTexts(() => Promise.resolve('part'))).resolves.toBe('part')
    expect(texts.te('settings.title')).toBe(true)
  })
  it('brings the texts of a rule system with its screens, in every language shown from then on', async () => {
    const { texts, showLocale, withSystemTexts } = await justStarted()
    await showLocale('fr')
    expect(texts.te('sa.phase.helm')).toBe(false)
    await expect(withSystemTexts('sa', () => Promise.resolve('panels'))).resolves.toBe('panels')
    expect(texts.te('sa.phase.helm')).toBe(true)
    expect(texts.te('rulings.sa.agile.title')).toBe(true)
    await showLocale('en')
    expect(texts.te('sa.phase.helm')).toBe(true)
  })
  it('says a text asked for too early once its file is there', async () => {
    const { texts, showLocale, withAllTexts } = await justStarted()
    await showLocale('en')
    expect(texts.t('settings.title')).toBe('settings.title')
    await withAllTexts(() => Promise.resolve('part'))
    expect(texts.t('settings.title')).toBe('Settings')
  })
  it('says "de" or "d’" as the name demands', async () => {
    const { texts, showLocale, withSystemTexts } = await justStarted()
    await showLocale('fr')
    await withSystemTexts('fa', () => Promise.resolve('panels'))
    const speedOf = (ship: string): string => texts.t('faTable.stat.movementOf', { ship })
    expect([speedOf('Aurore'), speedOf('Vigie')]).toEqual(['Mouvement d’Aurore', 'Mouvement de Vigie'])
  })
  it('changes every text and the language of the page at once', async () => {
    await showLocale('fr')
    expect(shown.t('campaigns.title')).toBe('Campagnes')
    expect(document.documentElement.lang).toBe('fr')
    await showLocale('en')
    expect(shown.t('campaigns.title')).toBe('Campaigns')
    expect(document.documentElement.lang).toBe('en')
  })
})

/** The languages of a window that has loaded no texts yet. */
async function justStarted() {
  vi.resetModules()
  return { ...(await import('.')), ...(await import('./texts')) }
}
