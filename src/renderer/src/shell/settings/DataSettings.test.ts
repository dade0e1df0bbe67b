import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { flushPromises, type VueWrapper } from '@vue/test-utils'
import type { AppInfo, CallReply } from '@shared/ipc/calls'
import { FOLDER_REFUSALS, type DataFolder, type FolderAnswer } from '@shared/ipc/data-folder'
import { installFakeHost } from '@kit/renderer/fake-api'
import { showLocale } from '../../i18n'
import { mountApp } from '@kit/renderer/mount-app'
import DataSettings from './DataSettings.vue'

const HERE: DataFolder = { dir: '/home/flagship', isFixed: false, old: null }
const DESKTOP: AppInfo = {
  version: '0.1.0',
  dataDir: '/home/flagship',
  shell: 'desktop',
  locale: 'en-GB',
  platform: 'linux',
  program: 'node',
  isReadOnly: false
}

describe('the folder of the data', () => {
  let wrapper: VueWrapper
  let asked: string[] = []
  const answers = new Map<string, DataFolder | FolderAnswer | null>()

  beforeEach(() => {
    asked = []
    answers.clear()
    const host = installFakeHost()
    const call = host.call.bind(host)
    vi.spyOn(host, 'call').mockImplementation((name, args): Promise<CallReply<unknown>> => {
      asked.push(name)
      return answers.has(name) ? Promise.resolve({ ok: true, result: answers.get(name) }) : call(name, args)
    })
  })
  afterEach(() => wrapper.unmount())

  async function show(folder: Partial<DataFolder> = {}, info: Partial<AppInfo> = {}): Promise<void> {
    answers.set('data.folder', { ...HERE, ...folder })
    wrapper = (await mountApp(DataSettings, { info: { ...DESKTOP, ...info } })).wrapper
    await flushPromises()
  }
  const buttons = (): readonly string[] => wrapper.findAll('button').map(button => button.text())
  async function press(label: string): Promise<void> {
    const all = [...document.querySelectorAll('button')]
    all.find(button => button.textContent.trim() === label)?.click()
    await flushPromises()
  }

  it('is shown, opened and moved in the desktop window', async () => {
    await show()
    expect(wrapper.find('.path').text()).toBe('/home/flagship')
    expect(buttons()).toEqual(['Open the folder', 'Move the data…'])
    answers.set('data.open', null)
    await press('Open the folder')
    answers.set('data.move', { kind: 'done', folder: { dir: '/stick', isFixed: false, old: '/home/flagship' } })
    await press('Move the data…')
    expect(asked).toEqual(expect.arrayContaining(['data.open', 'data.move', 'app.info']))
    expect(wrapper.find('.path').text()).toBe('/stick')
    expect(wrapper.find('[role=status]').text()).toBe('The data is now in /stick.')
    expect(wrapper.find('.old').text()).toContain('/home/flagship')
  })

  it('is copied as text in a browser, and the command that moves it is told', async () => {
    const written: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(written.push(text)) }
    })
    await show({}, { shell: 'browser' })
    expect(buttons()).toEqual(['Copy the path'])
    await press('Copy the path')
    expect(written).toEqual(['/home/flagship'])
    expect(wrapper.find('code').text()).toContain('--move-data')
  })

  it('is not offered to be moved when it was named at the start', async () => {
    await show({ isFixed: true })
    expect(buttons()).toEqual(['Open the folder'])
    expect(wrapper.text()).toContain('set when Flagship was started')
  })

  it('keeps its old copy until the user deletes it, after a question', async () => {
    await show({ old: '/old' })
    answers.set('data.removeOld', { kind: 'done', folder: HERE })
    await press('Delete the old copy…')
    expect(asked).not.toContain('data.removeOld')
    await press('Delete the copy')
    expect(asked).toContain('data.removeOld')
    expect(wrapper.find('.old').exists()).toBe(false)
  })

  it('stays as it was when no folder was chosen', async () => {
    await show()
    answers.set('data.move', { kind: 'cancelled' })
    await press('Move the data…')
    expect(wrapper.find('[role=alert]').exists()).toBe(false)
    expect(wrapper.find('[role=status]').text()).toBe('')
  })

  it.each(LOCALES)('says of each refusal why, in %s', async language => {
    await show()
    const said = new Set<string>()
    for (const code of FOLDER_REFUSALS) {
      answers.set('data.move', { kind: 'refused', problem: { code, path: '/x' } })
      await showLocale('en')
      await press('Move the data…')
      await showLocale(language)
      await flushPromises()
      said.add(wrapper.find('[role=alert]').text())
    }
    await showLocale('en')
    expect(said.size).toBe(FOLDER_REFUSALS.length)
    expect([...said].filter(text => text.includes('settings.'))).toEqual([])
  })
})
