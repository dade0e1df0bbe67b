import { afterEach, expect, it } from 'vitest'
import { systemTag, takeSystemTag } from './system-tag'

const before = systemTag.value
afterEach(() => takeSystemTag(before))

it.each([
  ['fr-CA', 'fr-CA'],
  ['en-US@posix', 'en-US'],
  ['fr_FR.UTF-8', 'fr-FR'],
  ['C', before],
  ['', before]
])('makes of %j a tag in which dates can be written', (given, tag) => {
  takeSystemTag(before)
  takeSystemTag(given)
  expect(systemTag.value).toBe(tag)
  expect(() => new Intl.DateTimeFormat(systemTag.value)).not.toThrow()
})
