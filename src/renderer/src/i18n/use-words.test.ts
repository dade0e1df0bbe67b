import { mount } from '@vue/test-utils'
import { nextTick } from 'vue'
import { describe, expect, it, vi } from 'vitest'
import { showLocale, withAllTexts } from '.'
import { texts } from './texts'
import { useWords, type Words } from './use-words'

/** Mounts a component and returns its words and the text of each render. */
async function shown(say: (words: Words) => string) {
  await showLocale('en')
  await withAllTexts(() => Promise.resolve('part'))
  const words: Words[] = []
  const component = {
    setup() {
      const own = useWords()
      words.push(own)
      return () => say(own)
    }
  }
  const view = mount(component)
  const [own] = words
  if (own === undefined) throw new Error('No words')
  return { view, own }
}

describe('the words of a component', () => {
  it('are said again for the same values only, in the number they ask for and in the language shown', async () => {
    const { own } = await shown(() => '')
    const entries = (count: number): string => own.t('battle.log.entries', { count }, count)
    expect([1, 2, 1, 2].map(entries)).toEqual(['1 entry', '2 entries', '1 entry', '2 entries'])
    await showLocale('fr')
    expect([2, 1].map(entries)).toEqual(['2 entrées', '1 entrée'])
  })
  it('change on the screen with the language', async () => {
    const { view } = await shown(({ t, locale }) => `${locale.value}: ${t('campaigns.title')}`)
    expect(view.text()).toBe('en: Campaigns')
    await showLocale('fr')
    await nextTick()
    expect(view.text()).toBe('fr: Campagnes')
    view.unmount()
  })
  it('are looked up once, whichever component says them', async () => {
    const lookUp = vi.spyOn(texts, 't')
    const { own } = await shown(({ t }) => t('app.undo', { what: 'one' }))
    const other = await shown(({ t }) => t('app.undo', { what: 'one' }))
    expect(other.own.t).toBe(own.t)
    own.t('app.undo', { what: 'another' })
    expect(lookUp.mock.calls.map(([, values]) => values)).toEqual([{ what: 'one' }, { what: 'another' }])
    lookUp.mockRestore()
  })
  it('are there once their file is', async () => {
    const { own } = await shown(() => '')
    expect(own.t('campaigns.none.such')).toBe('campaigns.none.such')
    texts.add('en', { campaigns: { none: { such: 'there' } } })
    expect(own.t('campaigns.none.such')).toBe('there')
  })
})
