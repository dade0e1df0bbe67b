import { describe, expect, it } from 'vitest'
import { readWebCommandLine, DEFAULT_PORT, WEB_USAGE } from './web-options'

describe('command line of the browser shell', () => {
  it('needs nothing', () => {
    expect(readWebCommandLine([])).toEqual({
      ok: true,
      value: { dataDir: null, moveTo: null, ports: [DEFAULT_PORT, 0], phonesPort: null, seed: null, opensBrowser: false }
    })
  })

  it('takes a folder, ports, a seed and the wish to open the browser', () => {
    expect(readWebCommandLine(['--data', '/d', '--port', '0', '--phones-port', '4900', '--seed', '7', '--open'])).toEqual({
      ok: true,
      value: { dataDir: '/d', moveTo: null, ports: [0], phonesPort: 4900, seed: 7, opensBrowser: true }
    })
  })

  it('takes every port there is', () => {
    expect(readWebCommandLine(['--port', '65535', '--phones-port', '65535'])).toMatchObject({
      ok: true,
      value: { ports: [65_535], phonesPort: 65_535 }
    })
  })

  it('takes a folder to move the data to', () => {
    expect(readWebCommandLine(['--move-data', '/stick'])).toMatchObject({ ok: true, value: { dataDir: null, moveTo: '/stick' } })
  })

  it.each([
    [['--move-data', '']],
    [['--data', '/d', '--move-data', '/stick']],
    [['--port', 'x']],
    [['--port', '65536']],
    [['--port', '-1']],
    [['--port', '1.5']],
    [['--phones-port', '65536']],
    [['--seed', '1e3']],
    [['--data', '']],
    [['--data']],
    [['--host', '0.0.0.0']],
    [['file']]
  ])('refuses %j with the usage', args => {
    expect(readWebCommandLine(args)).toEqual({ ok: false, error: WEB_USAGE })
  })
})
