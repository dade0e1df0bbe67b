import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import type { SentDice } from '@shared/ipc/stations'
import { aCampaign } from '@kit/campaign'
import { FakeHost } from '@kit/renderer/fake-host'
import { mountInEnglish } from '@kit/renderer/mount'
import { useBattleStore } from '../../session/battle-store'
import { useCampaignStore } from '../../session/campaign-store'
import { provideStations, useStations } from '../stations/use-stations'
import OrderPanel from '../../systems/starfinder-armada/move/OrderPanel.vue'
import CommandPrompt from './CommandPrompt.vue'
import type { CommandPrompt as Prompt } from './use-command-prompt'
import { into, panelOver, type PanelTable } from '@kit/renderer/starfinder-table'

let table: PanelTable
let next: HTMLButtonElement

const field = (): HTMLInputElement => table.panel.get<HTMLInputElement>('[data-dice-field]').element
async function typeDie(): Promise<void> {
  await table.panel.get('[data-dice-field]').setValue('3')
  await table.panel.get('form.prompt').trigger('submit')
}

describe('the field for dice, as the next are asked', () => {
  beforeEach(async () => {
    // The admirals' dice are requested one after the other.
    table = await panelOver(OrderPanel, into('helm').slice(0, -1))
    next = document.createElement('button')
    next.dataset['next'] = ''
    document.body.append(next)
  })
  afterEach(() => {
    next.remove()
    table.close()
  })

  it('has the focus', async () => {
    next.focus()
    next.blur()
    await typeDie()
    await flushPromises()
    expect(document.activeElement).toBe(field())
  })

  it('leaves it to "Next", unfolded before they were', async () => {
    const typed = typeDie()
    next.focus()
    await typed
    await flushPromises()
    expect(document.activeElement).toBe(next)
  })
})

describe('the reason of an overruling', () => {
  const PROMPT = {
    words: { prefix: 'sa', refusals: {}, unfinished: [] },
    base: ref({ kind: 'refused', refusal: 'wrong-phase', canForce: true }),
    request: ref(null),
    isWaiting: ref(false),
    passedOver: ref([])
  } as unknown as Prompt
  const isAway = ref(false)
  const SCREEN = defineComponent(() => () => (isAway.value ? null : h(CommandPrompt, { prompt: PROMPT })))

  it('is found again where it was left half typed', async () => {
    const screen = mountInEnglish(SCREEN, {})
    useCampaignStore().campaign = { ...aCampaign(), automation: 'referee' }
    await flushPromises()
    await screen.get('.refusal input').setValue('the table agr')
    isAway.value = true
    await flushPromises()
    isAway.value = false
    await flushPromises()
    expect(screen.get<HTMLInputElement>('.refusal input').element.value).toBe('the table agr')
    screen.unmount()
  })
})

describe('dice that a player sent from a phone', () => {
  const ROLLING = {
    words: { prefix: 'sa', refusals: {}, unfinished: [] },
    base: ref(null),
    request: ref({ purpose: 'sa.roll.gunnery', die: 'd20', count: 1 }),
    nextRequest: () => null,
    text: ref(''),
    read: () => undefined,
    focusAsked: ref(0),
    hasStrip: ref(false),
    isWaiting: ref(true),
    passedOver: ref([])
  } as unknown as Prompt
  const BESIDE = defineComponent(() => {
    const stations = useStations()
    return () => h('p', { class: 'stray' }, stations?.strayDice.value?.name)
  })
  const SCREEN = defineComponent(() => {
    provideStations()
    return () => [ROLLING.request.value === null ? null : h(CommandPrompt, { prompt: ROLLING }), h(BESIDE)]
  })
  const mara: SentDice = { seatId: 's1', name: 'Mara', purpose: 'sa.roll.gunnery', die: 'd20', faces: [14] }

  it('are offered in the prompt of the very roll they are for, and taken by a press', async () => {
    const host = new FakeHost()
    const screen = mountInEnglish(SCREEN, {})
    await flushPromises()
    const send = async (dice: SentDice): Promise<void> => {
      host.tell({
        kind: 'stations.changed',
        stations: { open: null, addresses: [], joinRequests: [], seats: [], left: null, proposals: [], dice }
      })
      await flushPromises()
    }
    await send({ ...mara, purpose: 'sa.roll.damage' })
    expect(screen.find('[data-phone-dice]').exists()).toBe(false)
    await send(mara)
    expect(screen.get('form.prompt [data-phone-dice]').text()).toMatch(/Mara.*14/u)
    await screen.get('[data-phone-dice] button').trigger('click')
    expect(useBattleStore().saving.kind).toBe('saving')
    expect(host.calls.map(({ name }) => name)).toContain('stations.takeDice')
    await flushPromises()
    expect(useBattleStore().saving.kind).not.toBe('saving')
    // Enter on the empty field does what the button says.
    await screen.get('form.prompt').trigger('submit')
    expect(host.calls.filter(({ name }) => name === 'stations.takeDice')).toHaveLength(2)
    const stray = (): string => screen.get('.stray').text()
    expect(stray()).toBe('')
    Object.assign(ROLLING.request, { value: null })
    await flushPromises()
    expect(stray(), 'the prompt went with its roll').toBe('Mara')
    screen.unmount()
  })
})
