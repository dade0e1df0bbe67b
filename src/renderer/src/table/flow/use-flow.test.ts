import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import type { WireCommand } from '@shared/ipc/calls'
import type { FlowParts } from '../../contract/system-table'
import { useBattleStore } from '../../session/battle-store'
import { useCampaignStore } from '../../session/campaign-store'
import { useFlow, type Flow, type WireBattle } from './use-flow'

let screen: VueWrapper
let flow: Flow
/** What the flow did, in order. */
let actions: string[] = []
/** Something is being put together on the screen. */
let hasDraft = false

const NEXT = { type: 'endTurn' }
const owing = (...ids: string[]) => ids.map(id => ({ id, isDeferred: id.endsWith(' later') }))

/** A table with these parts, on a new battle. */
async function shown(more: Partial<FlowParts> = {}, battle: Partial<WireBattle> = {}, isOver = false): Promise<void> {
  actions = []
  setActivePinia(createPinia())
  const store = useBattleStore()
  vi.spyOn(store, 'cancel').mockImplementation(() => Promise.resolve(void actions.push('cancelled')))
  const parts: FlowParts = {
    next: () => NEXT,
    discard: why => void actions.push(`let go for ${why}`),
    startOwed: id => void actions.push(`started ${id}`),
    ...more
  }
  const wire = {
    store,
    refusalOf: () => null,
    preview: () => ({ kind: 'decided' }) as never,
    send: (command: WireCommand, _given: unknown, overruling: { readonly reason: string } | null) => {
      actions.push(`sent ${command.type}${overruling === null ? '' : ` because ${overruling.reason}`}`)
      return Promise.resolve(null)
    },
    ...battle
  } as WireBattle
  screen = mount(
    defineComponent(() => {
      flow = useFlow(wire, {
        parts,
        quietActs: ['correctShip'],
        isOver: () => isOver,
        dropDraft: () => hasDraft,
        clear: () => void actions.push('cleared')
      })
      return () => h('section', { 'data-plot': '', tabindex: -1 }, h('div', { 'data-centre': '' }, h('input', { 'data-next-input': '' })))
    }),
    { attachTo: document.body }
  )
  await flushPromises()
}

async function acted(type: string): Promise<void> {
  actions = []
  ;(document.activeElement as HTMLElement | null)?.blur()
  useBattleStore().lastAct = { seq: 1, type }
  await flushPromises()
}
const hasFocus = (): boolean => document.activeElement?.matches('[data-next-input]') === true

afterEach(() => screen.unmount())

describe('what is half done', () => {
  it('is let go of as a whole, at once: dice, drafts and the aim', async () => {
    await shown({ draft: () => 'aims' })
    actions = []
    hasDraft = true
    await flow.letGoOfAll()
    hasDraft = false
    expect(actions[0]).toBe('cancelled')
    expect(actions).toContain('cleared')
  })
})

describe('the flow of a table', () => {
  it('takes up what fell due first as the battle opens, and puts the focus on the next input', async () => {
    await shown({ owed: () => owing('a later', 'b', 'c') })
    expect(actions).toEqual(['started b'])
    expect(hasFocus()).toBe(true)
  })
  it('goes on after an act once what was chosen for it is let go', async () => {
    await shown({ owed: () => owing('a'), afterAct: type => void actions.push(`let go after ${type}`) })
    await acted('fire')
    expect(actions).toEqual(['let go after fire', 'started a'])
  })
  it('leaves the focus where it is after an act made beside it', async () => {
    await shown({ owed: () => owing('a') })
    await acted('correctShip')
    expect([actions, hasFocus()]).toEqual([[], false])
  })
  it('leaves dice on the table that were taken for something else', async () => {
    await shown({ owed: () => owing('a', 'b'), settlingId: () => 'a' })
    const store = useBattleStore()
    actions = []
    store.pending = { command: { type: 'settle' }, overruling: null, answered: [], request: null as never, text: '6' }
    flow.startOwed('b')
    expect(actions).toEqual([])
    store.pending = null
    flow.startOwed('b')
    expect(actions).toEqual(['started b'])
  })
  it('lets what is owed wait while something is being settled', async () => {
    await shown({ owed: () => owing('a'), isSettling: () => true })
    expect([actions, hasFocus()]).toEqual([[], true])
  })
  it('takes nothing up by itself at a table that only tracks, nor after the battle', async () => {
    await shown({ owed: () => owing('a') }, {}, true)
    expect(actions).toEqual([])
    screen.unmount()
    await shown({ owed: () => owing('a') })
    useCampaignStore().campaign = { automation: 'track' } as never
    await acted('fire')
    expect(actions).toEqual([])
    await flow.takeUp()
    expect(actions).toEqual(['started a'])
  })
  it('sends the command of "Next" once the act before it is let go', async () => {
    await shown()
    await flow.advance(null)
    expect(actions).toEqual(['cancelled', 'let go for next', 'sent endTurn'])
  })
  it('goes to the dice that were typed a moment before "Next"', async () => {
    await shown()
    const store = useBattleStore()
    vi.spyOn(store, 'saveDraft').mockImplementation(() => {
      store.pending = { command: { type: 'fire' }, overruling: null, answered: [], request: null as never, text: '6 6' }
      return Promise.resolve()
    })
    await flow.advance(null)
    expect([actions, hasFocus()]).toEqual([[], true])
  })
  it('overrules with "Next" what the game master has read', async () => {
    await shown({}, { refusalOf: () => 'too-soon' })
    await flow.advance('we agreed')
    expect(actions.at(-1)).toBe('sent endTurn because we agreed')
  })
  it('gives the centre to a "Next" that asks for dice', async () => {
    await shown({ askNext: command => void actions.push(`asks for ${command.type}`) }, { preview: () => ({ kind: 'needs' }) as never })
    await flow.advance(null)
    expect(actions).toEqual(['cancelled', 'let go for next', 'asks for endTurn'])
    expect(hasFocus()).toBe(true)
  })
  it('goes back to the dice of "Next" once they are asked', async () => {
    const store = useBattleStore()
    await shown({}, { store: { ...store, pending: { command: NEXT }, isPending: () => true } as never })
    ;(document.activeElement as HTMLElement | null)?.blur()
    await flow.advance(null)
    expect([actions, hasFocus()]).toEqual([[], true])
  })
  it('does nothing for "Next" while there is none', async () => {
    await shown({ next: () => null })
    await flow.advance(null)
    expect(actions).toEqual([])
  })
  it.each([
    ['the last dice', true, {}, []],
    ['what is being settled', false, { isSettling: () => true }, ['let go for cancel', 'cancelled']],
    ['what the centre was turned to', false, { isTurnedAside: () => true }, ['let go for cancel', 'cancelled']],
    ['whoever is chosen', false, {}, ['cleared', 'cancelled']]
  ] as const)('lets go of %s, and of nothing around it, at Escape', async (_, hasDice, parts: Partial<FlowParts>, expected) => {
    await shown(parts)
    vi.spyOn(useBattleStore(), 'takeBackDice').mockResolvedValue(hasDice)
    await flow.escape()
    expect(actions).toEqual(expected)
  })
  it.each([
    ['the aim with its command', { draft: (): string => 'aims' }, ['cleared', 'cancelled']],
    ['the command alone where nobody aims', {}, ['let go for cancel', 'cancelled']]
  ] as const)('lets go of %s once its dice are taken back', async (_, parts: Partial<FlowParts>, expected) => {
    await shown(parts)
    const store = useBattleStore()
    vi.spyOn(store, 'takeBackDice').mockResolvedValue(false)
    store.pending = { command: NEXT } as never
    await flow.escape()
    expect(actions).toEqual(expected)
  })
  it('lets go of a draft at Escape, with its command, and of nothing around it', async () => {
    hasDraft = true
    await shown({ isSettling: () => true })
    vi.spyOn(useBattleStore(), 'takeBackDice').mockResolvedValue(false)
    await flow.escape()
    hasDraft = false
    expect(actions).toEqual(['cancelled'])
  })
  it.each([
    ['the dice', true, true, {}, []],
    ['a draft', false, true, {}, ['cancelled']],
    ['an aim', false, false, { draft: (): string => 'aims' }, ['cleared', 'cancelled']],
    [
      'what is answered of something owed',
      false,
      false,
      { draft: (): string => 'hits', isSettling: () => true },
      ['let go for cancel', 'cancelled']
    ],
    ['the last entry', false, false, {}, ['undone']]
  ] as const)('takes back %s first at undo', async (_, hasDice, isDrafting, parts: Partial<FlowParts>, expected) => {
    hasDraft = isDrafting
    await shown(parts)
    const store = useBattleStore()
    vi.spyOn(store, 'takeBackDice').mockResolvedValue(hasDice)
    vi.spyOn(store, 'undo').mockImplementation(() => Promise.resolve(void actions.push('undone')))
    await flow.undo()
    hasDraft = false
    expect(actions).toEqual(expected)
  })
  it('cancels: what is being settled, then the command that waits for dice', async () => {
    await shown()
    await flow.cancel()
    expect(actions).toEqual(['let go for cancel', 'cancelled'])
  })
})
