import { describe, expect, it } from 'vitest'
import { remedyFor } from './remedy.mjs'

describe('a package that was not made', () => {
  it.each([
    ['getaddrinfo ENOTFOUND github.com', 'go online'],
    ['connect ECONNREFUSED 127.0.0.1:443', 'go online'],
    ['Please specify project homepage, see https://www.electron.build/configuration#metadata', 'FLAGSHIP_RELEASES']
  ])('comes with what helps: %s', (reason, help) => {
    expect(remedyFor(reason)).toContain(help)
  })
  it('comes without advice where none is known', () => {
    expect(remedyFor('ENOSPC: no space left on device')).toBeNull()
  })
})
