import { describe, expect, it } from 'vitest'
import { asAscii } from './plain-ascii'

describe('code in plain ASCII', () => {
  it.each([
    '"Équipage"',
    '`naïve ${1} – “so”`',
    "'🚀 \\n'",
    '/^[é-ü–🚀]+$/u.test("é–🚀")',
    '({ clé: 1 }).clé',
    'String(/[’]/.exec("l’as"))'
  ])('means the same: %s', code => {
    const ascii = asAscii(code)
    expect(ascii).toMatch(/^\p{ASCII}*$/u)
    // oxlint-disable-next-line no-eval -- the code of this test alone
    expect((0, eval)(ascii)).toEqual((0, eval)(code))
  })

  it('is refused where a backslash stands before such a letter', () => {
    expect(() => asAscii('/\\é/')).toThrow('A backslash before é')
  })
})
