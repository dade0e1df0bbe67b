import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '@shared/campaign/settings'
import { temporaryDir } from '@kit/main/battle'
import { DurableFile } from '../store/document/durable-file'
import { nodeDisk } from '../store/disk/node-disk'
import { openSettings } from './settings-service'

const french = { ...DEFAULT_SETTINGS, language: 'fr' } as const
const open = (dir: string, logged: string[] = []) =>
  openSettings(
    nodeDisk,
    dir,
    () => Promise.resolve(),
    what => logged.push(what)
  )

describe('settings', () => {
  it('are the defaults at first, and what was saved afterwards', async () => {
    const dir = await temporaryDir()
    const settings = await open(dir)
    expect(settings.value).toEqual(DEFAULT_SETTINGS)
    await settings.save(french)
    expect(settings.value).toEqual(french)
    expect((await open(dir)).value).toEqual(french)
  })

  it('that are damaged begin anew, with the old bytes kept aside', async () => {
    const dir = await temporaryDir()
    await writeFile(join(dir, 'settings.json'), 'garbage')
    const logged: string[] = []
    const settings = await open(dir, logged)
    expect(settings.value).toEqual(DEFAULT_SETTINGS)
    expect(logged).toHaveLength(1)
    await settings.save(french)
    const texts = await Promise.all((await readdir(dir)).map(name => readFile(join(dir, name), 'utf8')))
    expect(texts).toContain('garbage')
  })

  it('of a newer program are left alone: defaults for this run, nothing saved', async () => {
    const dir = await temporaryDir()
    await new DurableFile(nodeDisk, join(dir, 'settings.json'), 'settings').replace({ format: 2, language: 'eo' })
    const before = await readFile(join(dir, 'settings.json'))
    const settings = await open(dir)
    expect(settings.value).toEqual(DEFAULT_SETTINGS)
    await expect(settings.save(french)).rejects.toMatchObject({ code: 'newer-format' })
    expect(await readFile(join(dir, 'settings.json'))).toEqual(before)
  })

  it('of a Flagship with one more theme keep all that is known here, and that theme for when it is back', async () => {
    const dir = await temporaryDir()
    const document = new DurableFile(nodeDisk, join(dir, 'settings.json'), 'settings')
    await document.replace({ ...french, theme: 'highContrast', textPercent: 130 })
    const logged: string[] = []
    const settings = await open(dir, logged)
    expect(settings.value).toEqual({ ...french, textPercent: 130 })
    expect(logged).toEqual([])
    await settings.save({ ...settings.value, textPercent: 120 })
    const written = await readFile(join(dir, 'settings.json'), 'utf8')
    expect(written).toContain('highContrast')
    expect((await open(dir)).value).toEqual({ ...french, textPercent: 120 })
  })
})
