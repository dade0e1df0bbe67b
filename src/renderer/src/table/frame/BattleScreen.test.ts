import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { computed, defineComponent, h, ref, watch, type FunctionalComponent } from 'vue'
import type { Draft, RackProps, SystemTable, Table, TableDialogs, TableParts } from '../../contract/system-table'
import { useBattleStore } from '../../session/battle-store'
import { loadPanels } from '../../systems/registry'
import { FakeHost } from '@kit/renderer/fake-host'
import { mountApp, press } from '@kit/renderer/mount-app'
import BattleScreen from './BattleScreen.vue'
import { useTable } from './use-table'

interface Dialogs extends TableDialogs {
  readonly fleet: { readonly name: string }
}

let view: VueWrapper
/** The calls made to the game's table. */
let asked: string[] = []
const left = ref('')
const moment = ref('aiming')

/** A rack of one strip, with one button to point at it and one to correct it. */
const Rack: FunctionalComponent<RackProps> = ({ sideId }: RackProps) => {
  const { point, openDialog, isPast } = useTable() as Table<Dialogs>
  const name = `hawk of ${sideId}`
  return h('section', { class: isPast ? 'then' : 'now' }, [
    h('button', { 'data-strip': sideId, onClick: () => point(name) }),
    h('button', { 'data-correct': sideId, onClick: () => openDialog('fleet', { name }) })
  ])
}
Rack.props = ['sideId', 'choices', 'isMirrored', 'isActing']

/** Whether a draft is being put together. */
const isAiming = ref(true)
const AIM: Draft = { what: () => (isAiming.value ? 'Hawk aims at Crow' : null), discard: () => (isAiming.value = false) }
/** A step with a draft. */
const Centre = () => {
  const { addDraft } = useTable()
  return h('button', { 'data-draft': '', onClick: () => addDraft(AIM) })
}

/** Records when it is opened, as corrections do. */
const Dialog = defineComponent({
  props: { open: Boolean, name: { type: String, default: '' } },
  emits: ['update:open'],
  setup(props, { emit }) {
    watch(
      () => props.open,
      isOpen => void asked.push(isOpen ? 'opened' : 'closed')
    )
    return () => (props.open ? h('div', { 'data-dialog': props.name, onClick: () => emit('update:open', false) }) : null)
  }
})

/** The warning about what is left undone. */
const caution = computed(() => left.value)
const words = (text: string) => computed(() => text)

function setup({ showSide }: Table): TableParts {
  const rightSide = ref('B')
  const flow: TableParts['flow'] = {
    next: () => ({ type: 'endTurn' }),
    discard(why) {
      if (why === 'next') asked.push('went on')
    }
  }
  return {
    facts: () => ({ name: 'test', isOver: false, rulings: {} }),
    phases: () => ({ label: '', stations: [] }),
    rollers: () => [],
    named: () => [],
    due: () => ({ what: '', detail: '' }),
    next: { label: words('End'), sections: computed(() => []), refusal: computed(() => null), caution },
    isNextDue: () => true,
    moment,
    racks: { leftSide: ref('A'), rightSide, others: ref(['B', 'C']), actingSide: () => 'A' },
    flow,
    point: id => void asked.push(`pointed at ${id}`),
    clear: () => void asked.push('cleared'),
    keys: () => [{ keys: ['g'], label: 'Show C', run: () => showSide('C') }],
    acts: () => ({ first: [], changes: [] }),
    ending: () => ({ ask: '', leaves: '', command: { type: 'endBattle' } })
  }
}

const TABLE: SystemTable = {
  setup,
  rack: Rack,
  centre: Centre,
  lists: [],
  past: { sumTitle: 'battle.past.damage' },
  paper: { facts: () => [], odds: () => ({ caption: '', columns: [], rows: [] }) },
  dialogs: { fleet: Dialog, reinforce: Dialog },
  quietActs: []
}

async function shown(): Promise<void> {
  asked = []
  moment.value = 'aiming'
  new FakeHost().begin()
  const panels = await loadPanels('starfinder-armada')
  const isOpen = ref(false)
  const app = await mountApp({ render: () => (isOpen.value ? h(BattleScreen, { panels, table: TABLE }) : null) })
  view = app.wrapper
  await useBattleStore().open({ campaignId: 'c', battleId: 'b' })
  isOpen.value = true
  await flushPromises()
}
const strips = (where: string): readonly (string | undefined)[] =>
  view.findAll(`.${where} [data-strip]`).map(one => one.attributes('data-strip'))
const click = async (what: string): Promise<void> => {
  await view.get(what).trigger('click')
  await flushPromises()
}
const isNextLit = (): boolean => view.get('[data-next] > .btn').classes('now')

afterEach(() => view.unmount())

describe('the screen of a battle', () => {
  it('has the racks of two sides, and hands on who is pointed at', async () => {
    await shown()
    expect(strips('now')).toEqual(['A', 'B'])
    await click('[data-strip="B"]')
    expect(asked).toEqual(['pointed at hawk of B'])
  })
  it('hears the keys of its game, and shows the side that one asks for', async () => {
    await shown()
    press('g')
    await flushPromises()
    expect(strips('now')).toEqual(['A', 'C'])
  })
  it('opens a dialog for one and then for another; each sees itself opened', async () => {
    await shown()
    await click('[data-correct="A"]')
    expect(view.get('[data-dialog]').attributes('data-dialog')).toBe('hawk of A')
    await click('[data-dialog]')
    expect(view.find('[data-dialog]').exists()).toBe(false)
    await click('[data-correct="B"]')
    expect(view.get('[data-dialog]').attributes('data-dialog')).toBe('hawk of B')
    expect(asked).toEqual(['opened', 'closed', 'opened'])
  })
  it('lights "Next" until something is put together, which "Next" names and refuses to drop, and again once it is let go', async () => {
    await shown()
    expect(isNextLit()).toBe(true)
    await click('[data-draft]')
    expect(isNextLit()).toBe(false)
    press('n')
    await flushPromises()
    expect(view.get('[data-next]').text()).toContain('This is half done: Hawk aims at Crow.')
    // The Esc that is named lets go of all of it, at once.
    press('Escape')
    await flushPromises()
    expect([isNextLit(), asked]).toEqual([true, []])
  })
  it('does what the lit button says on Enter, unless something is left undone', async () => {
    await shown()
    left.value = 'Hawk has not fired'
    press('Enter')
    await flushPromises()
    expect(asked).toEqual([])
    left.value = ''
    press('Enter')
    await flushPromises()
    expect(asked).toEqual(['went on'])
  })
  it('lets go of whoever was chosen with Escape', async () => {
    await shown()
    press('Escape')
    await flushPromises()
    expect(asked).toEqual(['cleared'])
  })
  it('opens the history of whoever is pointed at in the past, where nothing can be corrected', async () => {
    await shown()
    await useBattleStore().look(1)
    await flushPromises()
    expect(strips('then')).toEqual(['A', 'B'])
    await click('.then [data-correct="A"]')
    expect(view.find('[data-dialog]').exists()).toBe(false)
    expect(document.querySelector('dialog')).toBeNull()
    await click('.then [data-strip="A"]')
    expect(document.querySelector('dialog')?.textContent).toContain('History')
    expect(asked).toEqual([])
  })
})
