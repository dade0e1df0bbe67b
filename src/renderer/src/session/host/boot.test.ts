import { afterEach, beforeEach, expect, it } from 'vitest'
import { BOOT_ID } from '@shared/ipc/boot'
import { installFakeHost, type FakeHost } from '@kit/renderer/fake-api'
import { atStart } from './boot'

let host: FakeHost
beforeEach(() => {
  host = installFakeHost()
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = BOOT_ID
  element.textContent = JSON.stringify({ 'campaigns.trash': [{ id: 'from the page' }] })
  document.body.append(element)
})
afterEach(() => document.getElementById(BOOT_ID)?.remove())

it('answers once with what came with the page, and then asks the host', async () => {
  expect(await atStart('campaigns.trash')).toEqual([{ id: 'from the page' }])
  expect(await atStart('campaigns.trash')).toEqual([])
})

it('asks the host for what did not come', async () => {
  host.failNext('settings.get', { code: 'io', detail: 'disk' })
  await expect(atStart('settings.get')).rejects.toMatchObject({ code: 'io', detail: 'disk' })
  expect((await atStart('campaigns.list')).campaigns).toEqual([])
})
