import { describe, expect, it } from 'vitest'
import type { MessageFile } from '.'
import { withBoundSpaces } from './french-spaces'

describe('the spaces of French punctuation', () => {
  it('do not break: no line begins with a colon', () => {
    expect(withBoundSpaces({ a: { b: 'Dû : {what} ; « {name} » ?' }, c: '{share} %' })).toEqual({
      a: { b: 'Dû\u00a0: {what}\u00a0; «\u00a0{name}\u00a0»\u00a0?' },
      c: '{share}\u00a0%'
    })
  })

  it('do not break in a message the build has taken apart, which stays whole', () => {
    const parts = [
      { t: 3, v: 'Dû : « ' },
      { t: 4, k: 'what' },
      { t: 3, v: ' »' }
    ]
    const file = JSON.parse(JSON.stringify({ a: { t: 0, b: { t: 2, i: parts } } })) as MessageFile
    expect(withBoundSpaces(file)).toEqual({
      a: {
        t: 0,
        b: {
          t: 2,
          i: [
            { t: 3, v: 'Dû\u00a0: «\u00a0' },
            { t: 4, k: 'what' },
            { t: 3, v: '\u00a0»' }
          ]
        }
      }
    })
  })

  it('leave words and plural forms as they are', () => {
    expect(withBoundSpaces({ a: '{count} jet dû | {count} jets dus' })).toEqual({ a: '{count} jet dû | {count} jets dus' })
  })
})
