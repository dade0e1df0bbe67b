import { describe, expect, it } from 'vitest'
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
})
