import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach } from 'vitest'
import type { HostMessage } from '@shared/stations/messages'
import StationApp from '../../../src/renderer/src/station/StationApp.vue'
import { aBridge, aSeat, aShown, fakeTable } from './fake-table'
import { mountInEnglish } from './mount'

/** The page of a phone, and the table it speaks to. Called once in a test file: each test gets its own of both. */
export function phonePage() {
  let table: ReturnType<typeof fakeTable>
  let page: VueWrapper
  beforeEach(() => {
    sessionStorage.clear()
    location.hash = ''
    table = fakeTable()
  })
  afterEach(() => page.unmount())

  function open(): void {
    page = mountInEnglish(StationApp, { games: () => Promise.resolve(null), open: table.open })
  }
  async function tell(...messages: readonly HostMessage[]): Promise<void> {
    table.last().tell(...messages)
    await flushPromises()
  }
  return {
    get table() {
      return table
    },
    get page() {
      return page
    },
    open,
    tell,
    /** A phone that has come back to its seat, and is told this. */
    async sit(...messages: readonly HostMessage[]): Promise<void> {
      sessionStorage.setItem('flagship.token', 't'.repeat(43))
      open()
      table.last().accept()
      await tell(aSeat(), aShown, aBridge(), ...messages)
    },
    press: (selector: string): Promise<void> => page.get(selector).trigger('click')
  }
}
