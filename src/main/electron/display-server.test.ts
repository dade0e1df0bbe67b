import { describe, expect, it } from 'vitest'
import { placesWindows } from './display-server'

const places = (asked: string, env: Readonly<Record<string, string>>, platform: NodeJS.Platform = 'linux'): boolean =>
  placesWindows({ getSwitchValue: () => asked }, { platform, env })

describe('a window', () => {
  it('can be placed everywhere but under Wayland, and there as an X11 program', () => {
    expect(places('', { XDG_SESSION_TYPE: 'x11' })).toBe(true)
    expect(places('', { XDG_SESSION_TYPE: 'wayland' })).toBe(false)
    expect(places('x11', { XDG_SESSION_TYPE: 'wayland' })).toBe(true)
    expect(places('wayland', { XDG_SESSION_TYPE: 'x11' })).toBe(false)
    expect(places('', { XDG_SESSION_TYPE: 'wayland' }, 'win32')).toBe(true)
  })
})
