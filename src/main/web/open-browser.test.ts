import { describe, expect, it } from 'vitest'
import { openCommand } from './open-browser'

describe('opening the browser', () => {
  it.each([
    ['linux', 'xdg-open'],
    ['freebsd', 'xdg-open'],
    ['darwin', 'open'],
    ['win32', 'rundll32']
  ] as const)('on %s uses %s', (platform, command) => {
    expect(openCommand(platform, 'http://127.0.0.1:4714/')[0]).toBe(command)
  })

  it('hands the address over as one argument, never through a command line', () => {
    for (const platform of ['linux', 'darwin', 'win32'] as const)
      expect(openCommand(platform, 'http://127.0.0.1/?t=a&b=c').at(-1)).toBe('http://127.0.0.1/?t=a&b=c')
  })
})
