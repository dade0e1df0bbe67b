import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import type { ProposalState, StationsState } from '@shared/ipc/stations'
import { FakeHost } from '@kit/renderer/fake-host'
import { mountInEnglish } from '@kit/renderer/mount'
import { tableAround } from '@kit/renderer/table-around'
import type { ObligationRow, Owed } from '../../contract/obligation-row'
import type { Draft } from '../../contract/system-table'
import { provideStations, useStations, type StationsControl } from '../stations/use-stations'
import OwedPane from './OwedPane.vue'

const ROW: ObligationRow = {
  id: 'o1',
  dice: 'd6',
  mark: { sideId: 'B', number: 2, name: 'Ember' },
  text: 'critical damage',
  when: 'R2',
  isDeferred: false,
  isRunning: false
}
/** The pane is given its rows. */
const NOTHING_READ: Owed = { dues: [], markOf: () => ROW.mark, text: () => ({ key: '' }), when: () => '' }
const proposal = (id: string): ProposalState => ({
  id,
  seatId: 's1',
  name: 'Mara',
  what: null,
  text: `May we ${id}?`,
  sentMs: 0,
  refusal: null,
  fields: [],
  percent: null,
  canHalve: false
})
const OPEN: StationsState = {
  open: { host: '127.0.0.1:1', link: '', code: 'KESSAR', sides: [], showsChances: true },
  addresses: [],
  joinRequests: [],
  seats: [],
  proposals: [],
  dice: null
} as unknown as StationsState

let host: FakeHost
let control: StationsControl | null
beforeEach(() => {
  setActivePinia(createPinia())
  host = new FakeHost()
})

async function paneWith(rows: readonly ObligationRow[], hasOwed = true) {
  const inner = defineComponent(() => {
    control = useStations()
    const owed = hasOwed ? { isAtOnce: false, read: () => NOTHING_READ } : undefined
    return () => [h('input', { id: 'before' }), h(OwedPane, { owed, rows })]
  })
  const drafts: Draft[] = []
  const { around } = tableAround(inner, {
    addDraft: draft => {
      drafts.push(draft)
      return () => undefined
    }
  })
  const screen = mountInEnglish(
    defineComponent(() => {
      provideStations()
      return () => h(around)
    }),
    {}
  )
  await flushPromises()
  const tell = async (changes: Partial<StationsState>): Promise<void> => {
    host.tell({ kind: 'stations.changed', stations: { ...OPEN, ...changes } })
    await flushPromises()
  }
  const goToQueue = async (): Promise<void> => {
    control?.goToQueue.value?.()
    await flushPromises()
  }
  const has = (selector: string): boolean => screen.find(selector).exists()
  const headings = (): readonly string[] => screen.findAll('[data-heading]').map((one: DOMWrapper<Element>) => one.text())
  const halfDone = (): readonly (string | null)[] => drafts.map(draft => draft.what())
  return { screen, tell, goToQueue, has, headings, halfDone }
}

describe('the pane of what waits', () => {
  it('is what is owed alone until phones may join', async () => {
    const { screen, has, headings, tell } = await paneWith([ROW])
    expect([has('[data-owed]'), headings()]).toEqual([true, []])
    await tell({})
    expect([has('[data-owed]'), headings()]).toEqual([true, ['For you 0', 'To resolve 1']])
    screen.unmount()
  })

  it('goes to the proposals and back to the field that was left, and by itself when the last is answered', async () => {
    const { screen, tell, goToQueue, has } = await paneWith([ROW])
    const before = screen.get<HTMLInputElement>('#before').element
    await tell({ proposals: [proposal('one'), proposal('two')] })
    expect(has('[data-queue]')).toBe(false)
    before.focus()
    await goToQueue()
    expect(document.activeElement?.matches('[data-queue]')).toBe(true)
    expect([screen.findAll('[data-proposal]').length, screen.findAll('[data-proposal-line]').length]).toEqual([1, 1])
    await goToQueue()
    expect(document.activeElement).toBe(before)
    await goToQueue()
    await screen.get('[data-queue]').trigger('keydown', { key: 'y' })
    expect(host.calls.at(-1)).toMatchObject({ name: 'stations.answer', args: { proposalId: 'one', word: 'yes' } })
    await tell({ proposals: [] })
    expect([document.activeElement, has('[data-owed]')]).toEqual([before, true])
    screen.unmount()
  })

  it('keeps a reason to waive that is half typed while proposals are shown, and Next still names it', async () => {
    const { screen, tell, goToQueue, has, halfDone } = await paneWith([ROW])
    await screen.get('[data-owed]').trigger('keydown', { key: 'x' })
    await screen.get('[data-pane=owed] input').setValue('a house rule')
    await tell({ proposals: [proposal('one')] })
    await goToQueue()
    expect([has('[data-queue]'), halfDone()]).toEqual([true, ['Waive: Ember, critical damage']])
    await screen.get('[data-heading=owed]').trigger('click')
    expect(screen.get<HTMLInputElement>('[data-pane=owed] input').element.value).toBe('a house rule')
    screen.unmount()
  })

  it('shows proposals where nothing is owed, or nothing can be, and dice that no prompt offers', async () => {
    const dice = { seatId: 's1', name: 'Mara', purpose: 'sa.roll.gunnery', die: 'd20', faces: [14] } as const
    const free = await paneWith([])
    await free.tell({ proposals: [proposal('one')] })
    expect(free.has('[data-proposal]')).toBe(true)
    free.screen.unmount()
    const petit = await paneWith([], false)
    await petit.tell({})
    expect([petit.has('[data-queue]'), petit.headings()]).toEqual([true, ['For you 0']])
    petit.screen.unmount()
    const owing = await paneWith([ROW])
    await owing.tell({ dice })
    expect(owing.screen.get('[data-queue] [data-phone-dice]').text()).toMatch(/Mara.*14/u)
    owing.screen.get<HTMLElement>('[data-queue]').element.focus()
    const plot = document.body.appendChild(Object.assign(document.createElement('main'), { tabIndex: -1 }))
    plot.setAttribute('data-plot', '')
    await owing.tell({})
    expect([document.activeElement, owing.has('[data-owed]')]).toEqual([plot, true])
    plot.remove()
    await owing.screen.get('[data-owed]').trigger('keydown', { key: 'x' })
    await flushPromises()
    const reason = document.activeElement
    expect(reason?.matches('[data-pane=owed] input')).toBe(true)
    await owing.tell({ dice })
    expect([document.activeElement, owing.has('[data-queue]')]).toEqual([reason, false])
    owing.screen.unmount()
  })
})
