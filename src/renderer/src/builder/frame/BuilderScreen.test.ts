import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../session/host/api'
import { useFailure } from '../../session/host/use-failure'
import { installFakeHost } from '@kit/renderer/fake-api'
import { builder } from '../../systems/xwing/builder/squad-builder'
import { mountApp, press } from '@kit/renderer/mount-app'
import BuilderScreen from './BuilderScreen.vue'

describe('the screen of every builder', () => {
  let wrapper: VueWrapper
  let host: ReturnType<typeof installFakeHost>
  let props: Record<string, unknown>
  beforeEach(async () => {
    host = installFakeHost()
    const campaign = await call('campaigns.createSample', { name: 'Sample', system: 'xwing', locale: 'en' })
    props = { system: builder, campaignId: campaign.id, rosterId: campaign.rosters[0]?.id ?? '' }
  })
  afterEach(() => {
    wrapper.unmount()
    document.body.innerHTML = ''
  })

  async function opened(more: Record<string, unknown> = {}): Promise<void> {
    ;({ wrapper } = await mountApp(BuilderScreen, { ...props, ...more }))
    await vi.waitFor(() => wrapper.get('#part-name'))
  }
  async function pressed(key: string, more: KeyboardEventInit = {}): Promise<void> {
    press(key, more)
    await flushPromises()
  }
  const focused = (): string | undefined => document.activeElement?.textContent.trim()
  const act = (label: string) => wrapper.get<HTMLButtonElement>(`aside [aria-label="${label}"]`)

  it('keeps the focus with the row that takes the place of a removed one', async () => {
    await opened()
    await pressed('ArrowDown')
    expect(focused()).toBe('Heron')
    await pressed('Delete')
    expect(focused()).toBe('Wren')
  })
  it('moves the selected part by its buttons as far as there is a place', async () => {
    await opened()
    expect([act('Move Kestrel up').element.disabled, act('Move Kestrel down').element.disabled]).toEqual([true, false])
    await act('Move Kestrel down').trigger('click')
    await flushPromises()
    expect(focused()).toBe('Kestrel')
    await act('Move Kestrel down').trigger('click')
    expect([act('Move Kestrel up').element.disabled, act('Move Kestrel down').element.disabled]).toEqual([false, true])
  })
  it('says in the bar what undo and redo would do', async () => {
    await opened()
    const bar = (): string => wrapper.get('header.top').text()
    expect(bar()).toContain('Undo: nothing to undo')
    await pressed('Delete')
    expect(bar()).toContain('Undo “remove Kestrel”')
    await pressed('z', { ctrlKey: true })
    expect(bar()).toMatch(/Undo: nothing to undo.*Redo “remove Kestrel”/u)
  })
  it('shows what another window saved at the same moment, says so, and has its own one step of undo away', async () => {
    const { failure, dismiss } = useFailure()
    await opened()
    await pressed('Delete')
    const key = { campaignId: String(props['campaignId']), rosterId: String(props['rosterId']) }
    const roster = (await call('campaigns.get', key)).rosters.find(({ id }) => id === key.rosterId)
    const real = host.call.bind(host)
    let refusals = 0
    vi.spyOn(host, 'call').mockImplementation((name, args) => {
      if (name !== 'campaigns.edit' || refusals > 0) return real(name, args)
      refusals += 1
      return real('campaigns.edit', {
        campaignId: key.campaignId,
        edit: { type: 'saveRoster', roster: { ...roster, name: 'Theirs' } }
      }).then(() => ({ ok: false, error: { code: 'stale', detail: '' } }))
    })
    const bar = (): string => wrapper.get('header.top').text()
    await expect.poll(bar, { timeout: 4000 }).toContain('Undo “take over the other window’s changes”')
    expect(failure.value?.code).toBe('stale-roster')
    expect(bar()).toContain('Theirs')
    await pressed('z', { ctrlKey: true })
    expect(bar()).toContain('Undo “remove Kestrel”')
    dismiss()
  })
  it('offers the first part where there is none, and then nothing to print', async () => {
    await opened()
    for (let part = 0; part < 3; part += 1) await pressed('Delete')
    expect(wrapper.find('table').exists()).toBe(false)
    expect(wrapper.get('header.top').text()).not.toContain('Print')
    await wrapper.get('.empty .btn').trigger('click')
    await flushPromises()
    expect(document.activeElement?.id).toBe('part-name')
  })
  it('prints the draft, and leaves printing out of a system without sheets', async () => {
    await opened()
    await wrapper.get('#part-name').setValue('Merlin')
    await pressed('Escape')
    await pressed('p')
    await flushPromises()
    expect(document.querySelector('.sheet')?.textContent).toContain('Merlin')
    wrapper.unmount()
    const { summary, detail, detailWidth } = builder.panes
    await opened({ system: { ...builder, panes: { summary, detail, detailWidth } } })
    expect(wrapper.get('header.top').text()).not.toContain('Print')
  })
})
