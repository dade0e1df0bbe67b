import { expect, it } from 'vitest'
import { withBoundSpaces } from './french-spaces'

it('binds what French sets before a colon and its like, so that no line begins with one', () => {
  expect(withBoundSpaces('Dû : {what} ; « {name} » !')).toBe('Dû\u00a0: {what}\u202f; «\u00a0{name}\u00a0»\u202f!')
  expect(withBoundSpaces('{share} % ?')).toBe('{share}\u202f%\u202f?')
})

it('leaves words and plural forms as they are', () => {
  expect(withBoundSpaces('{count} jet dû | {count} jets dus')).toBe('{count} jet dû | {count} jets dus')
})
