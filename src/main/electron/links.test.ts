import { describe, expect, it } from 'vitest'
import { EXTERNAL_LINKS, openLink } from './links'

const opened: string[] = []
const open = async (address: string): Promise<void> => void opened.push(address)

describe('external links', () => {
  it('are opened by id', () => {
    expect(openLink('starfinderReference', open)).toBe(true)
    expect(opened.splice(0)).toEqual([EXTERNAL_LINKS.starfinderReference])
  })

  it.each(['https://www.aonsrd.com/', 'file:///etc/passwd', 'javascript:alert(1)', '__proto__', 'toString', ''])(
    'are not opened by anything else: %j',
    id => {
      expect(openLink(id, open)).toBe(false)
      expect(opened).toEqual([])
    }
  )

  it('all lead to a page over https', () => {
    for (const address of Object.values(EXTERNAL_LINKS)) expect(new URL(address).protocol).toBe('https:')
  })

  it('do not fail where the system has no browser', () => {
    expect(openLink('starfinderReference', () => Promise.reject(new Error('none')))).toBe(true)
  })
})
