import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js'
import { describe, expect, it } from 'vitest'
import config from '../../electron-builder.config.mjs'
import { description, version } from '../../package.json'
import { APP_ID } from '../../src/main/platform/version'

type Logger = Parameters<typeof validateConfiguration>[1]

const problemsOf = async (given: object): Promise<string> => {
  try {
    await validateConfiguration(given, { isEnabled: false } as Logger)
    return ''
  } catch (error) {
    return String(error)
  }
}

const targets = (of: { readonly target: readonly { readonly target: string; readonly arch: readonly string[] }[] }): readonly string[] =>
  of.target.map(({ target, arch }) => `${target} ${arch.join('+')}`)

describe('the packaging configuration', () => {
  it('is what electron-builder understands', async () => {
    expect(await problemsOf(config)).toBe('')
  })

  it('would not be with a word it does not know', async () => {
    expect(await problemsOf({ ...config, asarr: true })).toContain('asarr')
    expect(await problemsOf({ ...config, electronFuses: { ...config.electronFuses, runAsNodes: true } })).toContain(
      'configuration.electronFuses'
    )
  })

  it('makes for each system what its users expect', () => {
    expect(targets(config.win)).toEqual(['nsis x64', 'portable x64', 'zip x64'])
    expect(targets(config.mac)).toEqual(['dmg x64+arm64', 'zip x64+arm64'])
    expect(targets(config.linux)).toEqual(['AppImage x64', 'deb x64'])
  })

  it('gives every package a name of its own', () => {
    const names = [config.artifactName, config.nsis.artifactName, config.portable.artifactName]
    expect(new Set(names).size).toBe(3)
    for (const name of names) expect(name).toMatch(/^\$\{productName\}-\$\{version\}-\$\{os\}-\$\{arch\}/u)
  })

  it('keeps what was played when the program is removed', () => {
    expect(config.nsis.deleteAppDataOnUninstall).toBe(false)
  })

  it('publishes nothing by itself', () => {
    expect(config.publish).toBeNull()
  })

  it('gives Windows the identifier that the running program gives it', () => {
    expect(config.appId).toBe(APP_ID)
  })

  it('names the program as its package does', () => {
    expect([config.productName, description.length > 0, /^\d+\.\d+\.\d+$/u.test(version)]).toEqual(['Flagship', true, true])
  })
})
