import { expect, it } from 'vitest'
import { isNewEnd } from './is-new-end'

it('is new once, and only where it comes from the table of that battle', () => {
  expect(isNewEnd('elsewhere', '/campaign/c')).toBe(false)
  expect(isNewEnd('elsewhere', '/campaign/c/battle/elsewhere')).toBe(false)
  expect([1, 2].map(() => isNewEnd('b', '/campaign/c/battle/b'))).toEqual([true, false])
  expect(isNewEnd('other', '/campaign/c/battle/b')).toBe(false)
})
