import { describe, expect, it } from 'vitest'
import { fileNameFor } from './file-name'

describe('the name of a file handed on', () => {
  it.each([
    ['The Kessar Tithe', 'The Kessar Tithe.flagship'],
    ['Éclat de glace, copie', 'Éclat de glace copie.flagship'],
    ['../../etc/passwd', 'etc passwd.flagship'],
    ['C:\\Windows\\x', 'C Windows x.flagship'],
    ['a\u202Eb\u0000c', 'a b c.flagship'],
    ['...', 'Flagship.flagship'],
    ['', 'Flagship.flagship'],
    ['CON', 'Flagship CON.flagship'],
    ['com1', 'Flagship com1.flagship'],
    ['x'.repeat(200), `${'x'.repeat(60)}.flagship`]
  ])('of %j is %s', (name, file) => {
    expect(fileNameFor(name)).toBe(file)
  })
})
