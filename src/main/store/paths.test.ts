import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { battlePaths, defaultDataDir, isDataDirNamed, isSafeId, paths } from './paths'
import { StoreError } from './store-error'

describe('names of directories', () => {
  it.each(['c1', 'a', '0123456789abcdefghjk', '6f1c2f6e-5c1e-4b51-9d0a-0c8a1d7f3b11', 'x'.repeat(64)])('may be our id %s', id => {
    expect(isSafeId(id)).toBe(true)
  })

  it.each([
    '',
    '.',
    '..',
    '../x',
    'a/b',
    'a\\b',
    'C:',
    'con',
    'nul',
    'com1',
    'lpt9',
    'Abc',
    'a b',
    'a.json',
    '-a',
    'a-',
    'ä',
    'a\0',
    '%2e%2e',
    'x'.repeat(65)
  ])('may not be %j', id => {
    expect(isSafeId(id)).toBe(false)
    expect(() => paths.campaignDir('/data', id)).toThrow(StoreError)
    expect(() => paths.battleDir('/data', 'c1', id)).toThrow(StoreError)
  })

  it('lie where the data format says', () => {
    expect(paths.campaign('/data', 'c1')).toBe(join('/data', 'campaigns', 'c1', 'campaign.json'))
    const battle = paths.battleDir('/data', 'c1', 'b1')
    expect(battle).toBe(join('/data', 'campaigns', 'c1', 'battles', 'b1'))
    expect([battlePaths.journal(battle), battlePaths.state(battle)]).toEqual([join(battle, 'journal'), join(battle, 'state.json')])
  })
})

describe('the data directory', () => {
  const at = (platform: NodeJS.Platform, env: Record<string, string>): string => defaultDataDir({ platform, env, home: '/home/ann' })

  it('is the customary one of each system', () => {
    expect(at('win32', { APPDATA: '/roaming' })).toBe(join('/roaming', 'Flagship'))
    expect(at('darwin', {})).toBe(join('/home/ann', 'Library', 'Application Support', 'Flagship'))
    expect(at('linux', {})).toBe(join('/home/ann', '.local', 'share', 'flagship'))
    expect(at('linux', { XDG_DATA_HOME: '/xdg' })).toBe(join('/xdg', 'flagship'))
    expect(at('linux', { XDG_DATA_HOME: 'relative' })).toBe(join('/home/ann', '.local', 'share', 'flagship'))
  })

  it('is what FLAGSHIP_DATA says, on every system', () => {
    for (const platform of ['win32', 'darwin', 'linux'] as const)
      expect(at(platform, { FLAGSHIP_DATA: '/mine', APPDATA: '/roaming' })).toBe('/mine')
    expect([isDataDirNamed({ env: { FLAGSHIP_DATA: '/mine' } }), isDataDirNamed({ env: { FLAGSHIP_DATA: '' } })]).toEqual([true, false])
    expect(at('linux', { FLAGSHIP_DATA: '' })).toBe(join('/home/ann', '.local', 'share', 'flagship'))
  })
})
