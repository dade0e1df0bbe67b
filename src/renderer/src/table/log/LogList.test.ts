import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogLine } from '../../contract/log-line'
import LogList from './LogList.vue'
import { aLine, mountInEnglish } from '@kit/renderer/mount'

let list: VueWrapper
const many = (count: number): readonly LogLine[] =>
  Array.from({ length: count }, (_, i) =>
    aLine({ seq: i + 1, message: { key: 'sa.event.fleetDestroyed', values: { fleet: `Fleet ${String(i + 1)}` } } })
  )

beforeEach(() => {
  // jsdom has no layout: pretend the list has room for ten rows.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(240)
})
afterEach(() => {
  list.unmount()
  vi.restoreAllMocks()
})

async function shown(lines: readonly LogLine[], more: Record<string, unknown> = {}): Promise<VueWrapper> {
  list = mountInEnglish(LogList, {
    lines,
    count: lines.length,
    lookingAt: null,
    isShown: () => true,
    isUndone: () => false,
    refusalWords: (code: string) => `rule ${code}`,
    whyOf: () => null,
    ...more
  })
  await flushPromises()
  return list
}
const rowWith = (text: string): string =>
  list
    .findAll('li')
    .find(row => row.text().includes(text))
    ?.text() ?? ''

describe('the list of the log', () => {
  it('numbers each entry under its round and phase', async () => {
    await shown([aLine({ seq: 37 })])
    expect(list.get('h3').text()).toBe('Round 1, Gunnery')
    expect(list.get('[data-log-line]').text()).toMatch(/^37/u)
  })

  it('draws few rows of a log of 20,000', async () => {
    await shown(many(20_000))
    expect(list.findAll('li').length).toBeLessThan(40)
    expect(list.get('li').attributes('aria-setsize')).toBe('20001')
  })

  it('shows the faces and whose hand they came from', async () => {
    const roll = { purpose: 'sa.roll.gunnery', die: 'd20', actor: null, faces: [14] } as const
    await shown([
      aLine({
        dice: [
          { ...roll, by: 'hand' },
          { ...roll, faces: [6, 4], by: 'host' }
        ]
      })
    ])
    const [typed, rolled] = list.findAll('.roll')
    expect(typed?.text()).toBe('typed by hand 14')
    expect(typed?.attributes('title')).toBe('Gunnery check, d20: 14 (typed by hand)')
    expect(rolled?.text()).toBe('rolled by the app 6 4')
  })

  it('strikes through what was taken back, and keeps it readable', async () => {
    await shown([aLine({ seq: 1 }), aLine({ seq: 2 })], { isUndone: (seq: number) => seq === 2 })
    expect(list.findAll('s').map(one => one.text())).toEqual(['The volley is resolved (2 attacks)'])
    expect(rowWith('taken back')).toContain('The volley is resolved')
  })

  it('says what a correction replaced, why, and which rule was overruled', async () => {
    await shown([
      aLine({ seq: 1, isByGm: true, reason: 'miscounted', changes: [{ label: { key: 'sa.unit.hp' }, from: 9, to: 12 }] }),
      aLine({ seq: 2, isByGm: true, overruled: { refusals: ['out-of-range'], reason: 'tractor beam' } })
    ])
    expect([list.get('del').text(), list.get('ins').text()]).toEqual(['9', '12'])
    expect(rowWith('miscounted')).toContain('corrected by the GM: miscounted')
    expect(rowWith('tractor')).toContain('allowed by the GM (tractor beam): rule out-of-range')
  })

  it('says what the total of a sum counts, and opens how it is made up', async () => {
    const parts = [{ label: 'sa.part.dice', value: 7, source: 'SA-024' }]
    await shown([aLine({})], { whyOf: () => ({ total: 7, parts, counts: 'battle.log.sum.damage' }) })
    expect(list.get('[data-why]').text()).toMatch(/7 damage$/u)
    await list.get('[data-why]').trigger('click')
    expect(document.querySelector('.why-card')?.textContent).toContain('SA-024')
  })

  it('only asks why where the head of the sentence says the total', async () => {
    await shown([aLine({})], { whyOf: () => ({ total: 6, parts: [], counts: null }) })
    expect(list.get('[data-why]').text()).toMatch(/ why\?$/u)
  })

  it('does not name dice in words beside their faces', async () => {
    const dice = [{ purpose: 'sa.roll.gunnery', die: 'd20', actor: null, faces: [14], by: 'hand' }] as const
    const words = {
      message: { key: 'xw.event.shipDestroyed', values: { ship: 'With dice' } },
      besideFaces: { key: 'xw.event.shipDestroyed', values: { ship: 'Without' } }
    }
    await shown([aLine({ ...words, dice }), aLine({ ...words, seq: 2 })])
    expect(list.findAll('[data-log-line]').map(row => row.get('.tx').text())).toEqual(['Without is destroyed', 'With dice is destroyed'])
  })

  it('writes a total below nought with a true minus sign', async () => {
    await shown([aLine({})], { whyOf: () => ({ total: -3, parts: [], counts: 'battle.log.sum.margin' }) })
    expect(list.get('[data-why]').text()).toMatch(/margin −3$/u)
  })

  it('looks at the moment of the entry that is pressed, and marks it', async () => {
    await shown([aLine({ seq: 1 }), aLine({ seq: 2 })], { lookingAt: 2 })
    await list.findAll('[data-log-line]')[0]?.trigger('click')
    expect(list.emitted('look')).toEqual([[1]])
    expect(list.findAll('[aria-current="true"]').map(one => one.text())).toEqual([expect.stringMatching(/^2/u)])
  })

  it('is one stop of the Tab key, walked with the arrows', async () => {
    await shown([aLine({ seq: 1 }), aLine({ seq: 2 }), aLine({ seq: 3 })])
    const stops = (): readonly string[] => list.findAll('[data-log-line][tabindex="0"]').map(one => one.text().charAt(0))
    expect(stops()).toEqual(['3'])
    await list.get('.scroller').trigger('keydown', { key: 'ArrowUp' })
    await flushPromises()
    expect(stops()).toEqual(['2'])
    expect(document.activeElement?.textContent).toMatch(/^2/u)
    await list.get('.scroller').trigger('keydown', { key: 'Home' })
    await flushPromises()
    expect(stops()).toEqual(['1'])
  })

  it('folds a run of moves into one line, with the newest of those that stand, which a press unfolds', async () => {
    const moved = (seq: number, fleet: string): LogLine =>
      aLine({ seq, fold: 'moves', message: { key: 'sa.event.fleetDestroyed', values: { fleet } } })
    const lines = [moved(1, 'Anvil'), moved(2, 'Maw'), moved(3, 'Torch')]
    await shown(lines, { folds: true, isUndone: (seq: number) => seq === 3, lookingAt: 1 })
    const run = list.get('[data-log-run]')
    expect([list.findAll('[data-log-line]').length, run.text()]).toEqual([1, '2 moves: Maw is destroyed'])
    expect([run.attributes('aria-expanded'), run.classes('here')]).toEqual(['false', true])
    await run.trigger('click')
    await flushPromises()
    expect(list.findAll('[data-log-line]').map(one => one.text())).toEqual([
      '2 moves:',
      expect.stringContaining('Anvil is destroyed'),
      expect.stringContaining('Maw is destroyed'),
      expect.stringContaining('Torch is destroyed')
    ])
    expect(list.findAll('[data-log-line][tabindex="0"]').map(one => one.text())).toEqual(['2 moves:'])
    await list.get('[data-log-run]').trigger('click')
    await flushPromises()
    expect(list.findAll('[data-log-line]')).toHaveLength(1)
  })

  it('takes a new move into the run that is shown', async () => {
    const moved = (seq: number, fleet: string): LogLine =>
      aLine({ seq, fold: 'moves', message: { key: 'sa.event.fleetDestroyed', values: { fleet } } })
    const lines = [moved(1, 'Anvil')]
    await shown(lines, { folds: true })
    for (const [i, fleet] of ['Maw', 'Torch'].entries()) {
      lines.push(moved(i + 2, fleet))
      await list.setProps({ count: lines.length })
      expect(list.get('[data-log-run]').text()).toBe(`${String(i + 2)} moves: ${fleet} is destroyed`)
    }
  })

  it('says a phase once, in its heading, which looks back at its beginning', async () => {
    await shown([aLine({ seq: 4, told: 'heading', message: { key: 'sa.event.phaseEntered' } })], { lookingAt: 4 })
    const heading = list.get('h3 [data-log-line]')
    expect([list.findAll('li').length, heading.text(), heading.attributes('aria-current')]).toEqual([1, 'Round 1, Gunnery', 'true'])
    await heading.trigger('click')
    expect(list.emitted('look')).toEqual([[4]])
  })

  it('takes up new lines and new filters', async () => {
    const lines = [...many(3)]
    await shown(lines)
    lines.push(aLine({ seq: 4, isByGm: true }))
    await list.setProps({ count: 4 })
    expect(list.findAll('[data-log-line]')).toHaveLength(4)
    await list.setProps({ isShown: (line: LogLine) => line.isByGm })
    expect(list.findAll('[data-log-line]')).toHaveLength(1)
    expect(list.emitted('shown')?.at(-1)).toEqual([1])
  })
})
