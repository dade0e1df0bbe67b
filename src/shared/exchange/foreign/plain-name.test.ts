import { expect, it } from 'vitest'
import { plainLine, plainName } from './plain-name'

it('makes one line of a text of another program, without what nobody sees, and cuts it between letters', () => {
  expect(plainName('  Red\r\n\tOne\u202E\u0000 ')).toBe('Red One')
  expect(plainName('\n')).toBe('')
  expect(plainName('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`)
  expect(plainName('😀'.repeat(50))).toBe(`${'😀'.repeat(39)}…`)
  expect(plainLine('a b', 2)).toBe('a…')
})
