import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Campaign } from '@shared/campaign/campaign'
import type { ForecastReport } from '@shared/ipc/forecast'
import { forecastPlayer } from '@shared/systems/starfinder-armada/forecast/forecast'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import { validateArmada } from '@shared/systems/starfinder-armada/validate/validate-armada'
import { call } from '../../../../session/host/api'
import { installFakeHost, type FakeHost } from '@kit/renderer/fake-api'
import { mountApp } from '@kit/renderer/mount-app'
import { rostersOf } from '../../../../contract/rosters-read'
import EncounterActs from './EncounterActs.vue'

describe('encounter design', () => {
  let host: FakeHost
  let campaign: Campaign
  let armada: DraftArmada
  let opponent: DraftArmada
  beforeEach(async () => {
    host = installFakeHost()
    campaign = await call('campaigns.createSample', { name: 'Sample', system: 'starfinder-armada', locale: 'en' })
    const [first, second] = rostersOf<DraftArmada>(campaign)
    if (first === undefined || second === undefined) throw new Error('The sample has two armadas')
    armada = first
    opponent = second
  })
  afterEach(() => {
    document.body.innerHTML = ''
  })

  const mounted = (others: readonly DraftArmada[] = [opponent]) =>
    mountApp(EncounterActs, { armada, others, campaignId: campaign.id, rulings: {}, againstId: opponent.id })
  const button = (name: string): HTMLButtonElement => {
    const found = [...document.querySelectorAll('button')].find(one => one.textContent.trim() === name)
    if (found === undefined) throw new Error(`No button ${name}`)
    return found
  }
  const press = async (name: string): Promise<void> => {
    button(name).click()
    await vi.dynamicImportSettled()
    await flushPromises()
  }
  const set = async (id: string, value: string): Promise<void> => {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) throw new Error(`No field ${id}`)
    field.value = value
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    await flushPromises()
  }
  const dialog = (): string => document.querySelector('dialog')?.textContent ?? ''
  const drafted = (): string => document.querySelector('dialog table')?.textContent ?? ''
  const tell = async (report: Partial<ForecastReport>): Promise<void> => {
    host.tell({ kind: 'forecast.progress', report: { id: lastId(), state: 'running', planned: 5_000, totals: null, ...report } })
    await flushPromises()
  }
  /** The fake host numbers its ids: the latest is the forecast's. */
  let ids = 0
  const lastId = (): string => `id${String(ids)}`
  const idNow = async (): Promise<void> => {
    ids = Number((await call('campaigns.create', { name: 'Count', system: 'starfinder-armada' })).id.slice(2)) - 1
  }

  it('drafts an opponent of the average difficulty that is legal, and says why', async () => {
    const { wrapper } = await mounted()
    await press('Design an opponent…')
    expect(dialog()).toContain('An opponent for Meridian Compact')
    expect(dialog()).toContain('armada of tier 4')
    expect(dialog()).toContain('For Meridian Compact, tier 6, an armada of tier 4 is average.')
    expect(dialog()).toContain('Legal: all 6 groups of building rules are met.')
    expect(dialog()).toMatch(/9[0-6] of 96 BP spent/u)
    // The forecast starts once the form has been idle.
    await expect.poll(() => host.calls).toContain('forecast.start')
    wrapper.unmount()
  })

  it('gives the same draft for the same number, and another for another', async () => {
    const { wrapper } = await mounted()
    await press('Design an opponent…')
    await set('opponent-number', '41')
    const first = drafted()
    await set('opponent-number', '42')
    expect(drafted()).not.toBe(first)
    await set('opponent-number', '41')
    expect(drafted()).toBe(first)
    wrapper.unmount()
  })

  it('follows style, difficulty and budget', async () => {
    const { wrapper } = await mounted()
    await press('Design an opponent…')
    await set('opponent-style', 'superweapon')
    await set('opponent-level', 'epic')
    expect(drafted()).toContain('Superweapon')
    expect(dialog()).toContain('armada of tier 7')
    document.querySelector<HTMLInputElement>('input[type="radio"][value="budget"]')?.click()
    await flushPromises()
    await set('opponent-points', '50')
    expect(dialog()).toContain('Only an armada of tier 3 has that many.')
    expect(dialog()).toMatch(/(4[5-9]|50) of 50 BP spent/u)
    wrapper.unmount()
  })

  it('keeps a draft as an armada of the campaign, fit for battle, and opens it', async () => {
    const { wrapper, router } = await mounted()
    await press('Design an opponent…')
    await press('Keep and edit')
    const kept = rostersOf<DraftArmada>(host.campaigns.get(campaign.id) ?? null).at(-1)
    if (kept === undefined) throw new Error('Nothing was kept')
    expect(host.campaigns.get(campaign.id)?.rosters).toHaveLength(3)
    expect(validateArmada(kept, {})).toMatchObject({ verdict: 'legal', problems: [] })
    expect(router.currentRoute.value).toMatchObject({ name: 'builder', params: { campaignId: campaign.id, rosterId: kept.id } })
    wrapper.unmount()
  })

  it('offers no forecast where there is nobody to fight', async () => {
    const { wrapper } = await mounted([])
    expect(wrapper.text()).not.toContain('Forecast…')
    wrapper.unmount()
  })

  it('forecasts: progress, then chances with their interval, rounds and losses, and what it assumes', async () => {
    const { wrapper } = await mounted()
    await press('Forecast…')
    expect(dialog()).toContain('What the forecast assumes')
    await press('Play them')
    await idNow()
    expect(dialog()).toContain('0 of 5,000 battles')
    const totals = forecastPlayer({ armada, opponent, rulings: {}, seed: 1 })(0, 40)
    await tell({ totals })
    expect(dialog()).toContain('40 of 5,000 battles')
    await tell({ state: 'done', planned: 40, totals })
    expect(dialog()).toContain('40 battles played')
    expect(dialog()).toContain('Meridian Compact wins')
    expect(dialog()).toContain('with 95% certainty')
    expect(dialog()).toMatch(/Half of the battles end by round \d+/u)
    expect(document.querySelectorAll('dialog ul[aria-label="Tithe of Kessar"] li')).toHaveLength(8)
    wrapper.unmount()
  })

  it('stops when told to, and when the dialog is closed', async () => {
    const { wrapper } = await mounted()
    await press('Forecast…')
    await press('Play them')
    await press('Stop')
    expect(host.calls.filter(name => name === 'forecast.cancel')).toHaveLength(1)
    await idNow()
    await tell({ state: 'cancelled' })
    expect(dialog()).toContain('Stopped after 0 of 5,000 battles')
    await press('Play them')
    wrapper.unmount()
    await flushPromises()
    expect(host.calls.filter(name => name === 'forecast.cancel')).toHaveLength(2)
  })

  it('says in words when the host cannot', async () => {
    const { wrapper } = await mounted()
    await press('Forecast…')
    host.failNext('forecast.start', { code: 'too-fast', detail: '' })
    await press('Play them')
    expect(dialog()).toContain('Too many requests at once.')
    wrapper.unmount()
  })
})
