import type { CliOptions } from 'electron-builder'
import { describe, expect, it } from 'vitest'
import { makePackages } from './make-packages.mjs'

/** The targets of each system, one for each kind of package. */
async function wishesOf(system: 'linux' | 'win32' | 'darwin'): Promise<readonly CliOptions[]> {
  const wishes: CliOptions[] = []
  await makePackages('.', { system, make: async wish => (wishes.push(wish ?? {}), []) })
  return wishes
}

const kindsIn = ({ targets }: CliOptions): readonly string[] =>
  [...(targets?.values() ?? [])].flatMap(byArch => [...byArch.values()].flat())

describe('packages', () => {
  it('are asked for one kind at a time', async () => {
    expect((await wishesOf('linux')).map(kindsIn)).toEqual([['AppImage'], ['deb']])
    expect((await wishesOf('win32')).map(kindsIn)).toEqual([['nsis'], ['portable'], ['zip']])
    expect((await wishesOf('darwin')).map(kindsIn)).toEqual([
      ['dmg', 'dmg'],
      ['zip', 'zip']
    ])
  })

  it('are published by nobody but people', async () => {
    expect((await wishesOf('linux')).every(({ publish }) => publish === 'never')).toBe(true)
  })

  it('that cannot be made are named with the reason, and cost no other', async () => {
    let asked = 0
    const made = await makePackages('.', {
      system: 'win32',
      make: () => {
        asked += 1
        return asked === 2
          ? Promise.reject(new Error('nsis cannot be fetched\nand more'))
          : Promise.resolve([`${String(asked)}.bin`, `${String(asked)}.bin.blockmap`])
      }
    })
    expect(made).toEqual({ files: ['1.bin', '3.bin'], missed: [{ target: 'portable', reason: 'nsis cannot be fetched' }] })
  })

  it('are made around a runtime that was named, else around the one electron-builder fetches', async () => {
    const distOf = async (runtime: string | null): Promise<unknown> => {
      const dists: unknown[] = []
      await makePackages('.', {
        system: 'linux',
        runtime,
        make: async wish => (dists.push((wish?.config as { electronDist?: unknown }).electronDist), [])
      })
      return dists[0]
    }
    expect(await distOf('/runtime')).toBe('/runtime')
    expect(await distOf(null)).toBeUndefined()
  })
})
