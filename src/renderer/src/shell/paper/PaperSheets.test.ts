import { flushPromises } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import type { Viewer } from '@shared/core/view/viewer'
import { hostedSystem } from '@shared/systems/index'
import { FakeHost } from '@kit/renderer/fake-host'
import { mountInEnglish } from '@kit/renderer/mount'
import { useBattleStore } from '../../session/battle-store'
import { loadPanels } from '../../systems/registry'
import PaperSheets from './PaperSheets.vue'

it('tells at the head of each sheet what its side sees of the moment, and on the keys what everybody sees', async () => {
  const pinia = createPinia()
  setActivePinia(pinia)
  new FakeHost().begin()
  await useBattleStore().open({ campaignId: 'c', battleId: 'b' })
  const panels = await loadPanels('starfinder-armada')
  const { paper } = await panels.table()
  // As where somebody acts whom this viewer alone sees.
  const viewFor = (state: unknown, viewer: Viewer): ReturnType<typeof panels.system.viewFor> => {
    const acting = 'sideId' in viewer ? viewer.sideId : viewer.kind
    return { ...panels.system.viewFor(state, viewer), heading: { key: 'view.does', values: { name: `seen-by-${acting}`, what: '' } } }
  }
  const sheets = mountInEnglish(PaperSheets, { panels: { ...panels, system: { ...panels.system, viewFor } }, paper }, {}, pinia)
  await flushPromises()
  const heads = sheets.findAll('header').flatMap(head => /seen-by-(\w+)/u.exec(head.text())?.[1] ?? [])
  expect(new Set(heads)).toEqual(new Set(['A', 'B', 'table']))
  sheets.unmount()
})

it.each([
  ['starfinder-armada', true],
  ['petit-wargame', false]
] as const)('explains the critical threshold on the sheets of %s only where somebody has one', async (system, hasEdge) => {
  const pinia = createPinia()
  setActivePinia(pinia)
  let count = 0
  const { sampleRosters, beginCommand } = hostedSystem(system)
  const rosters = sampleRosters(() => `id${String((count += 1))}`, 'en').slice(0, 2)
  const sides = rosters.map((roster, i) => ({ sideId: 'AB'.charAt(i), roster }))
  new FakeHost(system).act(beginCommand({ name: 'Sheets', sides, rulings: {} }))
  await useBattleStore().open({ campaignId: 'c', battleId: 'b' })
  const panels = await loadPanels(system)
  const { paper } = await panels.table()
  const sheets = mountInEnglish(PaperSheets, { panels, paper }, {}, pinia)
  await flushPromises()
  expect(sheets.find('.legend').text().includes('threshold')).toBe(hasEdge)
  sheets.unmount()
})
