import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { ObligationRow } from '../../contract/obligation-row'
import ObligationList from './ObligationList.vue'
import { tableAround } from '@kit/renderer/table-around'
import { mountInEnglish } from '@kit/renderer/mount'

const row = (id: string, more: Partial<ObligationRow> = {}): ObligationRow => ({
  id,
  dice: 'd6',
  mark: { sideId: 'A', number: 1, name: 'Hawk' },
  text: 'critical: half its hull',
  when: 'R1',
  isDeferred: false,
  isRunning: false,
  ...more
})
let screen: VueWrapper
let list: VueWrapper

function shown(rows: readonly ObligationRow[], isReadOnly = false): VueWrapper {
  screen = mountInEnglish(tableAround(ObligationList).around, { rows, isReadOnly })
  list = screen.findComponent(ObligationList)
  return list
}

afterEach(() => screen.unmount())

describe('what is owed first', () => {
  it('is put off or waived by keys of the table, wherever the focus is', async () => {
    const { around, actions } = tableAround(ObligationList)
    screen = mountInEnglish(around, { rows: [row('o1', { isDeferred: true }), row('o2'), row('o3')], isReadOnly: false })
    list = screen.findComponent(ObligationList)
    actions.deferFirst()
    expect(list.emitted('defer')).toEqual([['o2']])
    actions.waiveFirst()
    await screen.vm.$nextTick()
    await list.get('form').trigger('submit')
    expect(list.emitted('waive')).toEqual([['o2', '']])
  })
})

describe('what is owed', () => {
  it('lights the first that is not put off', () => {
    shown([row('o1', { isDeferred: true }), row('o2'), row('o3')])
    expect(list.findAll('.first').map(one => one.get('[data-owed]').attributes('data-owed'))).toEqual(['o2'])
  })

  it('settles on Enter or a click', async () => {
    await shown([row('o1')])
      .get('[data-owed="o1"]')
      .trigger('click')
    expect(list.emitted('settle')).toEqual([['o1']])
  })

  it('puts off with D', async () => {
    await shown([row('o1')])
      .get('[data-owed="o1"]')
      .trigger('keydown', { key: 'd' })
    expect(list.emitted('defer')).toEqual([['o1']])
  })

  it('does not put off twice', async () => {
    await shown([row('o1', { isDeferred: true })])
      .get('[data-owed="o1"]')
      .trigger('keydown', { key: 'd' })
    expect(list.emitted('defer')).toBeUndefined()
  })

  it('asks why before it waives with X', async () => {
    await shown([row('o1')])
      .get('[data-owed="o1"]')
      .trigger('keydown', { key: 'x' })
    expect(list.emitted('waive')).toBeUndefined()
    await list.get('input').setValue(' the table agrees ')
    await list.get('form').trigger('submit')
    expect(list.emitted('waive')).toEqual([['o1', 'the table agrees']])
  })

  it('goes back to the item when the reason is let go with Escape', async () => {
    await shown([row('o1')])
      .get('[data-owed="o1"]')
      .trigger('keydown', { key: 'x' })
    await list.get('input').trigger('keydown', { key: 'Escape' })
    expect(list.emitted('waive')).toBeUndefined()
    expect(document.activeElement?.getAttribute('data-owed')).toBe('o1')
  })

  it('shows an answer where no dice are rolled', () => {
    expect(
      shown([row('o1', { dice: '' })])
        .get('.die')
        .text()
    ).toBe('resolve')
  })

  it('changes nothing while the battle is read only', async () => {
    await shown([row('o1')], true)
      .get('[data-owed="o1"]')
      .trigger('keydown', { key: 'd' })
    expect(list.emitted('defer')).toBeUndefined()
  })
})
