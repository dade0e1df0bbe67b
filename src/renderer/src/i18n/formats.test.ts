import { describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { systemTag, takeSystemTag } from './system-tag'
import { showLocale } from './'
import { mountApp } from '@kit/renderer/mount-app'
import type { Formats } from './formats'
import { useWords } from './use-words'

const at = (text: string): number => new Date(text).getTime()

async function formats(locale: 'en' | 'fr', tag: string): Promise<Formats> {
  const held: { format?: Formats } = {}
  takeSystemTag(tag)
  const { wrapper } = await mountApp(
    defineComponent({
      setup() {
        const { format } = useWords()
        return () => {
          held.format = format.value
          return h('i')
        }
      }
    })
  )
  await showLocale(locale)
  await wrapper.vm.$nextTick()
  wrapper.unmount()
  if (held.format === undefined) throw new Error('not mounted')
  return held.format
}

describe('dates and numbers', () => {
  it('name today and yesterday by midnight, not by 24 hours', async () => {
    const { day } = await formats('en', 'en-GB')
    expect(day(at('2026-03-10T00:05:00'), at('2026-03-10T23:00:00'))).toBe('today, 00:05')
    expect(day(at('2026-03-09T23:55:00'), at('2026-03-10T00:10:00'))).toBe('yesterday, 23:55')
  })
  it('count the first hour after midnight as 0, in every country', async () => {
    const { clock, time } = await formats('en', 'en-US')
    expect(clock(at('2026-03-10T00:05:09'))).toBe('00:05')
    expect(time(at('2026-03-10T00:05:09'))).toBe('00:05:09')
  })
  it('leave the year out within the year', async () => {
    const { day } = await formats('en', 'en-GB')
    expect(day(at('2026-01-02T12:00:00'), at('2026-03-10T12:00:00'))).toBe('2 January')
    expect(day(at('2025-01-02T12:00:00'), at('2026-03-10T12:00:00'))).toBe('2 January 2025')
  })
  it('follow the language of the screen when the system speaks another', async () => {
    const { day } = await formats('fr', 'en-GB')
    expect(day(at('2026-01-02T12:00:00'), at('2026-03-10T12:00:00'))).toBe('2 janvier')
  })
  it('show a real minus', async () => {
    const { signed } = await formats('en', 'en-GB')
    expect([signed(3), signed(0), signed(-2)]).toEqual(['+3', '0', '−2'])
  })
  it('show as many decimals of a number as are named, as the language writes them', async () => {
    const english = await formats('en', 'en-GB')
    expect([english.number(1234.5), english.number(1234.5, 2), english.number(5, 2)]).toEqual(['1,234.5', '1,234.50', '5.00'])
    expect((await formats('fr', 'fr-FR')).number(5.1, 2)).toBe('5,10')
  })
})

it.each([
  ['fr-CA', 'fr-CA'],
  ['en-US@posix', 'en-US'],
  ['fr_FR.UTF-8', 'fr-FR'],
  ['C', 'en-GB'],
  ['', 'en-GB']
])('makes of %j a tag in which dates can be written', (given, tag) => {
  takeSystemTag('en-GB')
  takeSystemTag(given)
  expect(systemTag.value).toBe(tag)
  expect(() => new Intl.DateTimeFormat(systemTag.value)).not.toThrow()
})
