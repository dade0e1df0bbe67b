import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick, shallowRef } from 'vue'
import { provideRollers, useRollerName, type Roller } from './dice-rollers'

const rollers = shallowRef<readonly Roller[]>([])
let drawn = 0
/** A logged roll, which names its roller. */
const Roll = defineComponent(() => {
  const nameOf = useRollerName()
  return () => {
    drawn += 1
    return h('b', nameOf('s1'))
  }
})
const Table = defineComponent(() => {
  provideRollers(() => rollers.value)
  return () => h(Roll)
})
let table: VueWrapper

function begin(): void {
  rollers.value = [{ id: 's1', name: 'Kestrel' }]
  drawn = 0
  table = mount(Table)
}

afterEach(() => table.unmount())

describe('whose dice are whose', () => {
  it('draws no roll anew for an act that renames nobody', async () => {
    begin()
    rollers.value = [{ id: 's1', name: 'Kestrel' }]
    await nextTick()
    expect([table.text(), drawn]).toEqual(['Kestrel', 1])
  })
  it('tells a new name, and whoever has joined', async () => {
    begin()
    rollers.value = [{ id: 's1', name: 'Sable' }]
    await nextTick()
    expect(table.text()).toBe('Sable')
    rollers.value = [{ id: 's2', name: 'Sable' }]
    await nextTick()
    expect(table.text()).toBe('')
  })
})
