import { describe, expect, it } from 'vitest'
import { releasePage } from './release-page'

describe('the release page of a build', () => {
  it('is the one that was named', () => {
    expect(releasePage({ FLAGSHIP_RELEASES: 'https://ships.example/releases', GITHUB_SERVER_URL: 'https://x.example' })).toBe(
      'https://ships.example/releases'
    )
  })

  it('is else that of the repository a workflow runs for', () => {
    expect(releasePage({ GITHUB_SERVER_URL: 'https://forge.example', GITHUB_REPOSITORY: 'fleet/flagship' })).toBe(
      'https://forge.example/fleet/flagship/releases'
    )
  })

  it('is none where nobody releases', () => {
    expect(releasePage({})).toBeNull()
    expect(releasePage({ FLAGSHIP_RELEASES: '' })).toBeNull()
    expect(releasePage({ GITHUB_REPOSITORY: 'fleet/flagship' })).toBeNull()
  })

  it('is reached over https only', () => {
    for (const address of ['http://ships.example/', 'file:///releases', 'javascript:alert(1)'])
      expect(() => releasePage({ FLAGSHIP_RELEASES: address })).toThrow('https')
    expect(() => releasePage({ FLAGSHIP_RELEASES: 'ships.example' })).toThrow()
  })
})
