import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import type { AppInfo, CallReply, CampaignBackup, CampaignProblem } from '@shared/ipc/calls'
import { installFakeHost } from '@kit/renderer/fake-api'
import { showLocale } from '../../i18n'
import { mountApp } from '@kit/renderer/mount-app'
import ProblemLine from './ProblemLine.vue'

const COPY: CampaignBackup = { name: 'hourly-20261120t111907z.json', kind: 'hourly', takenMs: 1_750_000_000_000 }
const INFO: AppInfo = {
  version: '0.1.0',
  dataDir: '/data',
  shell: 'desktop',
  locale: 'en-GB',
  platform: 'linux',
  program: 'node',
  isReadOnly: false
}

describe('the line of a campaign that cannot be read', () => {
  let wrapper: VueWrapper
  let asked: unknown[] = []
  let copies: readonly CampaignBackup[] = []

  beforeEach(() => {
    asked = []
    copies = [COPY]
    const host = installFakeHost()
    vi.spyOn(host, 'call').mockImplementation((name, args): Promise<CallReply<unknown>> => {
      asked.push([name, args])
      return Promise.resolve({ ok: true, result: copies })
    })
  })
  afterEach(() => wrapper.unmount())

  async function show(problem: CampaignProblem['problem'], info: Partial<AppInfo> = {}): Promise<void> {
    const item: CampaignProblem = { id: 'kessar', problem, detail: 'campaign.json' }
    wrapper = (await mountApp(ProblemLine, { item, info: { ...INFO, ...info } })).wrapper
  }

  it.each(['damaged', 'not-a-campaign', 'invalid', 'unreadable'] as const)('leads to its copies when it is %s', async problem => {
    await show(problem)
    expect(asked).toEqual([['backups.list', { campaignId: 'kessar' }]])
    const button = wrapper.get('button')
    expect([button.text(), button.attributes('aria-label')]).toEqual(['Earlier copies…', 'Earlier copies of kessar…'])
    await button.trigger('click')
    expect(wrapper.emitted('copies')).toHaveLength(1)
    expect(wrapper.text()).not.toContain('There is no copy')
  })

  it('says that there is no copy, and where the files are, as the system writes it', async () => {
    copies = []
    await show('damaged')
    expect(wrapper.find('button').exists()).toBe(false)
    expect(wrapper.text()).toContain('There is no earlier copy. Its files are in /data/campaigns/kessar.')
    await showLocale('fr')
    expect(wrapper.text()).toContain('Il n’y a pas de version antérieure.')
    wrapper.unmount()
    await show('damaged', { dataDir: 'D:\\Flagship', platform: 'win32' })
    expect(wrapper.text()).toContain('Its files are in D:\\Flagship\\campaigns\\kessar.')
  })

  it.each(['from-copy', 'newer-format'] as const)('offers no way back where none is needed: %s', async problem => {
    await show(problem)
    expect(asked).toEqual([])
    expect(wrapper.find('button').exists()).toBe(false)
    expect(wrapper.text()).not.toContain('There is no copy')
  })

  it('takes in a campaign that lies in the folder of another', async () => {
    await show('other-folder')
    expect(wrapper.text()).toContain('The folder “kessar” does not match its campaign.')
    const button = wrapper.get('button')
    expect([button.text(), button.attributes('aria-label')]).toEqual(['Take it in', 'Take in the campaign in the folder kessar'])
    await button.trigger('click')
    expect(asked.at(-1)).toEqual(['campaigns.adopt', { campaignId: 'kessar' }])
  })

  it('offers no way in that would lose the battles of another campaign', async () => {
    await show('other-battles')
    expect(wrapper.text()).toContain('The folder “kessar” does not match its campaign.')
    expect(wrapper.text()).toContain('together with battles of another campaign')
    expect(wrapper.text()).not.toContain('Take it in')
  })

  it('says what to do about a folder whose name is none of ours', async () => {
    await show('odd-folder')
    expect(asked).toEqual([])
    expect(wrapper.find('button').exists()).toBe(false)
    expect(wrapper.text()).toContain('Rename the folder with lower-case letters, digits and hyphens')
    await showLocale('fr')
    expect(wrapper.text()).toContain('Renommez le dossier avec des minuscules')
  })
})
