import { describe, expect, it } from 'vitest'
import { h } from 'vue'
import { mountInEnglish } from '@kit/renderer/mount'
import CentreFrame from './CentreFrame.vue'

const board = { render: () => null }

describe.each([
  ['beside a board', { board }, '.conductor'],
  ['alone', {}, '.centre']
])('the centre %s', (_, table, where) => {
  it('takes the focus to be scrolled where nothing in it can, and only there', () => {
    const scrolled = (label?: string): unknown => {
      const centre = mountInEnglish(CentreFrame, { table, label }).get(where)
      return ['tabindex', 'role', 'aria-label'].map(name => centre.attributes(name))
    }
    expect(scrolled('Read only.')).toEqual(['0', 'group', 'Read only.'])
    expect(scrolled()).toEqual([undefined, undefined, undefined])
  })

  it('begins each step at its head, and leaves what is scrolled alone within one', async () => {
    const steps = { props: ['step'], render: (own: { step: string }) => h('ol', { 'data-step': own.step }) }
    const centre = mountInEnglish(
      { props: ['step'], render: (own: { step: string }) => h(CentreFrame, { table }, () => h(steps, { step: own.step })) },
      { step: '1' }
    )
    const box = centre.get<HTMLElement>(where).element
    const after = async (step: string): Promise<number> => {
      box.scrollTop = 40
      await centre.setProps({ step })
      await new Promise(resolve => setTimeout(resolve))
      return box.scrollTop
    }
    expect([await after('1'), await after('2'), await after('2')]).toEqual([40, 0, 40])
  })
})
