import type { Session } from 'electron'
import { describe, expect, it } from 'vitest'
import { APP_ORIGIN } from './own-page'
import { guardPermissions } from './permissions'

type Handlers = {
  request?: Parameters<Session['setPermissionRequestHandler']>[0]
  check?: Parameters<Session['setPermissionCheckHandler']>[0]
  device?: Parameters<Session['setDevicePermissionHandler']>[0]
  capture?: Parameters<Session['setDisplayMediaRequestHandler']>[0]
}

const handlers: Handlers = {}
const spelling: boolean[] = []
guardPermissions(
  {
    setPermissionRequestHandler: handler => void (handlers.request = handler),
    setPermissionCheckHandler: handler => void (handlers.check = handler),
    setDevicePermissionHandler: handler => void (handlers.device = handler),
    setDisplayMediaRequestHandler: handler => void (handlers.capture = handler),
    setSpellCheckerEnabled: enabled => void spelling.push(enabled)
  },
  APP_ORIGIN
)

type Loose = (...args: readonly unknown[]) => unknown

function asked(permission: string, requestingUrl: string, isMainFrame = true): unknown {
  let answer: unknown = 'none'
  const handler = handlers.request as unknown as Loose
  handler(null, permission, (granted: boolean) => (answer = granted), { requestingUrl, isMainFrame })
  return answer
}

const checked = (permission: string, origin: string): unknown => (handlers.check as unknown as Loose)(null, permission, origin, {})

describe('permissions', () => {
  it('are refused, whatever it is', () => {
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'midiSysex',
      'clipboard-read',
      'openExternal',
      'hid',
      'serial',
      'usb',
      'display-capture',
      'local-fonts',
      'unknown',
      'made-up'
    ]) {
      expect([permission, asked(permission, `${APP_ORIGIN}/`), checked(permission, `${APP_ORIGIN}/`)]).toEqual([permission, false, false])
    }
  })

  it('let our own page copy text and fill the screen', () => {
    for (const permission of ['clipboard-sanitized-write', 'fullscreen']) {
      expect([asked(permission, `${APP_ORIGIN}/#/`), checked(permission, `${APP_ORIGIN}/`)]).toEqual([true, true])
      expect([asked(permission, 'https://evil.example/'), checked(permission, 'https://evil.example')]).toEqual([false, false])
      expect(asked(permission, `${APP_ORIGIN}/`, false)).toBe(false)
    }
  })

  it('keep devices and the screen from every page', () => {
    expect((handlers.device as unknown as Loose)({})).toBe(false)
    let streams: unknown = 'none'
    const capture = handlers.capture as unknown as Loose
    capture({}, (given: unknown) => (streams = given))
    expect(streams).toBeNull()
  })

  it('fetch no spelling lists', () => {
    expect(spelling).toEqual([false])
  })
})
