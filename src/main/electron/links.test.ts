import { describe, expect, it } from 'vitest'
import { EXTERNAL_LINKS, openLink } from './links'

const opened: string[] = []
const open = async (address: string): Promise<void> => void opened.push(address)

describe('external links', () => {
  it('are opened by id', () => {
    expect(openLink('starfinderReference', open)).toBe(true)
    expect(opened.splice(0)).toEqual([EXTERNAL_LINKS.starfinderReference])
  })

  it('lead to the newer versions of whoever released this one, and nowhere when nobody did', () => {
    expect(openLink('releases', open, { ...EXTERNAL_LINKS, releases: 'https://ships.example/releases' })).toBe(true)
    expect(opened.splice(0)).toEqual(['https://ships.example/releases'])
    expect(openLink('releases', open, { ...EXTERNAL_LINKS, releases: null })).toBe(false)
    expect(opened).toEqual([])
  })

  it.each(['https://www.aonsrd.com/', 'file:///etc/passwd', 'javascript:alert(1)', '__proto__', 'toString', ''])(
    'are not opened by anything else: %j',
    id => {
      expect(openLink(id, open)).toBe(false)
      expect(opened).toEqual([])
    }
  )

  it('all lead to a page over https', () => {
    for (const address of Object.values(EXTERNAL_LINKS)) if (address !== null) expect(new URL(address).protocol).toBe('https:')
    expect(EXTERNAL_LINKS.starfinderReference).not.toBeNull()
  })

  it('do not fail where the system has no browser', () => {
    expect(openLink('starfinderReference', () => Promise.reject(new Error('none')))).toBe(true)
  })
})
