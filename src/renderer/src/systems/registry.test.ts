import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { hostedSystem, type Roster } from '@shared/systems/index'
import { openBuilder } from '@kit/renderer/open-builder'
import { loadPanels, SYSTEM_IDS } from './registry'

describe.each(SYSTEM_IDS)('the rosters of %s on the screens of a campaign', id => {
  let last = 0
  const newId = (): string => `id${String((last += 1))}`
  const samples = hostedSystem(id).sampleRosters(newId, 'en')
  const [one] = samples as readonly [Roster]

  it('are copied under another name with ids of their own, so that both may fight one battle', async () => {
    const { rosters } = await loadPanels(id)
    for (const sample of samples) {
      const copy = rosters.copy(sample, 'Copy', newId)
      expect(copy.name).toBe('Copy')
      expect(idsIn(copy).filter(own => idsIn(sample).includes(own))).toEqual([])
      expect(new Set(idsIn(copy)).size).toBe(idsIn(sample).length)
    }
  })
  it('keep everything else in a copy, and whoever is named by an id', async () => {
    const { rosters } = await loadPanels(id)
    for (const sample of samples) expect(withIdsNumbered(rosters.copy(sample, sample.name, newId))).toEqual(withIdsNumbered(sample))
  })
  it('begin with nothing, which may not fight', async () => {
    const { rosters } = await loadPanels(id)
    const empty = rosters.empty('New', [], newId)
    expect(empty).toMatchObject({ name: 'New', allowIllegal: false })
    expect(idsIn(empty)).toEqual([empty.id])
    expect(hostedSystem(id).rosterSchema.safeParse(empty).success).toBe(true)
    expect(rosters.verdict(empty, {})).toMatchObject({ standing: 'illegal', isFit: false })
  })
  it('are without a problem in the samples', async () => {
    const { rosters } = await loadPanels(id)
    for (const sample of samples) expect(rosters.verdict(sample, {})).toEqual({ standing: null, broken: 0, isFit: true })
  })
  it.each(LOCALES)('are without a problem in the library, each with a name and ids of its own, in %s', async locale => {
    const { rosters } = await loadPanels(id)
    const library = rosters.library(newId, locale)
    expect(library.length).toBeGreaterThan(1)
    expect(new Set(library.map(roster => roster.name)).size).toBe(library.length)
    const ids = library.flatMap(idsIn)
    expect(new Set(ids).size).toBe(ids.length)
    for (const roster of library) {
      expect([roster.name, rosters.verdict(roster, {})]).toEqual([roster.name, { standing: null, broken: 0, isFit: true }])
      expect(hostedSystem(id).rosterSchema.safeParse(roster).success).toBe(true)
    }
  })
  it('foretell nothing where the rules have no points', async () => {
    const { rosters } = await loadPanels(id)
    expect(rosters.outlook([[one], [samples[1] as Roster]]) !== null).toBe(id === 'starfinder-armada')
  })
})

describe.each(SYSTEM_IDS)('the builder of %s', id => {
  const { mounted, opened, kept, rows, at, pressed } = openBuilder(id)

  it('writes an edit to the campaign by itself, and what is left when the screen goes away', async () => {
    const wrapper = await opened()
    vi.useFakeTimers()
    await wrapper.find('#part-name').setValue('First Watch')
    expect(at()).toBe('First Watch')
    expect(JSON.stringify(kept())).not.toContain('First Watch')
    await vi.advanceTimersByTimeAsync(500)
    expect(JSON.stringify(kept())).toContain('First Watch')
    vi.useRealTimers()
    await wrapper.find('#part-name').setValue('Last Watch')
    wrapper.unmount()
    await flushPromises()
    expect(JSON.stringify(kept())).toContain('Last Watch')
  })
  it.each([0, -1, 1])('duplicates, moves, removes, takes back and brings back by keyboard, %i rows from the first chosen', async away => {
    const wrapper = await opened()
    const before = kept()
    if (away !== 0) await pressed(away < 0 ? 'ArrowUp' : 'ArrowDown')
    const [names, name] = [rows(), at()]
    await pressed('d', { ctrlKey: true })
    expect(at()).toBe(`${name} 2`)
    const [longer, place] = [rows().length, rows().indexOf(at())]
    expect(longer).toBeGreaterThan(names.length)
    await pressed('ArrowDown', { altKey: true })
    expect([at(), rows().length]).toEqual([`${name} 2`, longer])
    expect(rows().indexOf(at())).toBeGreaterThan(place)
    await pressed('Delete')
    expect([rows().length, rows().includes(`${name} 2`)]).toEqual([names.length, false])
    for (let edit = 0; edit < 3; edit += 1) await pressed('z', { ctrlKey: true })
    expect(rows()).toEqual(names)
    await pressed('y', { ctrlKey: true })
    expect(rows()).toContain(`${name} 2`)
    await pressed('z', { ctrlKey: true })
    wrapper.unmount()
    await flushPromises()
    expect(kept()).toEqual(before)
  })
  it('leaves the name with Escape for its row, and the screen only with the next', async () => {
    const { wrapper, router } = await mounted()
    await pressed('Enter')
    expect(document.activeElement?.id).toBe('part-name')
    await pressed('Escape')
    expect(document.activeElement?.textContent.trim()).toBe(at())
    expect(router.currentRoute.value.name).toBe('campaigns')
    await pressed('Escape')
    expect(router.currentRoute.value.name).toBe('campaign')
    wrapper.unmount()
  })
  it('goes to the name of what was added', async () => {
    const wrapper = await opened()
    const before = rows().length
    await pressed('a')
    expect([rows().length > before, document.activeElement?.id]).toEqual([true, 'part-name'])
    wrapper.unmount()
  })
})

/** All ids in a roster, in order. Some games identify weapons by mount, which does not change. */
function idsIn(roster: Roster): readonly string[] {
  const ids: string[] = []
  JSON.stringify(roster, (key, value: unknown) => {
    if (key === 'id' && /^id\d+$/u.test(String(value))) ids.push(String(value))
    return value
  })
  return ids
}

/** The roster with each id replaced by its place, wherever it is named. */
function withIdsNumbered(roster: Roster): unknown {
  const places = new Map(idsIn(roster).map((id, place) => [id, `#${String(place)}`]))
  return JSON.parse(JSON.stringify(roster, (_, value: unknown) => (typeof value === 'string' ? (places.get(value) ?? value) : value)))
}
