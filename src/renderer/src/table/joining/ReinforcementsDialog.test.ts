import { DOMWrapper, flushPromises, type VueWrapper } from '@vue/test-utils'
import { reactive } from 'vue'
import { afterEach, describe, expect, it } from 'vitest'
import type { Reserve } from '../../contract/reserve'
import ReinforcementsDialog from './ReinforcementsDialog.vue'
import type { Reinforcements } from './use-reinforcements'
import { mountInEnglish } from '@kit/renderer/mount'

const RESERVE: Reserve = { id: 'reserve', name: 'Reserve', parts: [part('lance'), part('pike')] }
const JOINABLE = [part('us'), part('them')]
let dialog: VueWrapper
afterEach(() => dialog.unmount())

function part(id: string): { readonly id: string; readonly name: string } {
  return { id, name: id }
}

const coming = reactive<Reinforcements>({
  rosters: [],
  joinable: JOINABLE,
  usual: 'lance',
  who: '',
  joins: '',
  isHidden: false,
  homeOf: who => (who === 'pike' ? 'them' : 'us'),
  why: null,
  canGive: true,
  give: () => Promise.resolve(true)
})
async function send(rosters: readonly Reserve[]): Promise<void> {
  Object.assign(coming, { rosters })
  await flushPromises()
}

async function opened(rosters: readonly Reserve[]): Promise<void> {
  dialog = mountInEnglish(ReinforcementsDialog, { open: false, coming })
  await send(rosters)
  await dialog.setProps({ open: true })
  await flushPromises()
}

const chosen = (): readonly string[] => [...document.querySelectorAll<HTMLSelectElement>('#reinforcements select')].map(list => list.value)

async function choose(list: number, id: string): Promise<void> {
  const field = document.querySelectorAll<HTMLSelectElement>('#reinforcements select')[list]
  if (field === undefined) throw new Error(`No list ${String(list)}`)
  await new DOMWrapper(field).setValue(id)
  await flushPromises()
}

describe('who comes late', () => {
  it('is the first part of the first roster, for the first it may join, until chosen', async () => {
    await opened([RESERVE])
    expect(chosen()).toEqual(['lance', 'us'])
  })
  it('may be a whole roster', async () => {
    await opened([RESERVE])
    await choose(0, 'reserve')
    await choose(1, 'them')
    expect(chosen()).toEqual(['reserve', 'them'])
  })
  it('joins its own roster, unless another is chosen after it', async () => {
    await opened([RESERVE])
    await choose(0, 'pike')
    expect(chosen()).toEqual(['pike', 'them'])
    await choose(1, 'us')
    expect(chosen()).toEqual(['pike', 'us'])
  })
  it('stays chosen while the campaign changes, as long as they are there', async () => {
    await opened([RESERVE])
    await choose(0, 'pike')
    await choose(1, 'them')
    await send([{ ...RESERVE, name: 'Reserves' }])
    expect(chosen()).toEqual(['pike', 'them'])
    await send([{ ...RESERVE, parts: [part('lance')] }])
    expect(chosen()).toEqual(['lance', 'us'])
  })
  it('can be chosen as soon as the campaign is there', async () => {
    await opened([])
    expect(document.querySelector('#reinforcements')).toBeNull()
    await send([RESERVE])
    expect(chosen()).toEqual(['lance', 'us'])
  })
})
