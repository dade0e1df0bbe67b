import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { aCampaign } from '@kit/campaign'
import { mountInEnglish } from '@kit/renderer/mount'
import { useCampaignStore } from '../../session/campaign-store'
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
    words: { prefix: 'sa', refusalRules: {}, unfinished: [] },
    base: ref({ kind: 'refused', refusal: 'wrong-phase', canForce: true }),
    request: ref(null),
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
