import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { err, ok } from '@shared/kernel/result'
import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../platform/clock'
import { Backups } from './backups'
import { CAMPAIGN_KIND } from '../campaign/campaign-file'
import { encodeDocument } from '../document/document-format'
import type { ReadDocument } from '../document/durable-document'
import { nodeDisk } from '../disk/node-disk'
import { restoreBackup } from './restore-backup'
import { testDir } from '@kit/main/store/test-dir'

interface Named {
  readonly format: 1
  readonly name: string
}

const HOURLY = 'hourly-20261120t111907z.json'
const BEFORE = 'before-restore-20261121t000000z.json'
const clock = fixedClock(Date.UTC(2026, 10, 21))
const named = (name: string): Named => ({ format: 1, name })
const read: ReadDocument<Named> = json => {
  const { format, name } = json as { readonly format: number; readonly name: string }
  if (format > 1) return err({ code: 'newer-format', at: String(format) })
  return name === '' ? err({ code: 'invalid', at: 'name' }) : ok({ format: 1, name })
}
const both = (copy: Named, present: Named): Named => named(`${copy.name} after ${present.name}`)
const bytesOf = (json: unknown): Buffer => encodeDocument(CAMPAIGN_KIND, json)

/** A campaign file with these bytes and one copy in time of it. */
async function fresh(present: Uint8Array, copy: Uint8Array = bytesOf(named('Vast'))) {
  const dir = await testDir()
  const path = join(dir, 'campaign.json')
  const backups = join(dir, 'backups')
  await mkdir(backups)
  await writeFile(path, present)
  await writeFile(join(backups, HOURLY), copy)
  const copiesOf = (file: string): Backups => new Backups(nodeDisk, backups, file, clock)
  return {
    path,
    restore: (carryOn: typeof both = same => same) => restoreBackup({ disk: nodeDisk, path, read, copiesOf }, HOURLY, carryOn),
    file: () => readFile(path),
    names: async () => (await readdir(dir, { recursive: true })).sort(),
    copied: () => readFile(join(backups, BEFORE))
  }
}

describe('a copy in the place of a campaign', () => {
  it('is put there byte for byte, and what was there is copied', async () => {
    const { restore, file, copied } = await fresh(bytesOf(named('Drift')))
    expect(await restore()).toEqual(named('Vast'))
    expect(await file()).toEqual(bytesOf(named('Vast')))
    expect(await copied()).toEqual(bytesOf(named('Drift')))
  })

  it('takes along what goes on of the present campaign', async () => {
    const { restore, file, copied } = await fresh(bytesOf(named('Drift')))
    expect(await restore(both)).toEqual(named('Vast after Drift'))
    expect(await file()).toEqual(bytesOf(named('Vast after Drift')))
    expect(await copied()).toEqual(bytesOf(named('Drift')))
  })

  it('comes after a copy of the generation before, when that is what was read', async () => {
    const { restore, copied, path } = await fresh(Buffer.from('garbage'))
    await writeFile(`${path}.bak`, bytesOf(named('Drift')))
    expect(await restore(both)).toEqual(named('Vast after Drift'))
    expect(await copied()).toEqual(bytesOf(named('Drift')))
  })

  it('takes nothing along from one that cannot be read, of which nothing is lost either', async () => {
    const damaged = await fresh(Buffer.from('garbage'))
    expect(await damaged.restore(both)).toEqual(named('Vast'))
    expect(await damaged.names()).toContain('campaign.json.damaged-1')
    const invalid = await fresh(bytesOf(named('')))
    expect(await invalid.restore(both)).toEqual(named('Vast'))
    expect(await invalid.copied()).toEqual(bytesOf(named('')))
  })

  it.each([
    ['where the campaign there can be read by a newer Flagship only', { format: 2, fleet: 'of tomorrow' }, named('Vast')],
    ['when a newer Flagship made it', named('Drift'), { format: 2, fleet: 'of tomorrow' }]
  ])('is not put there, and no byte changes, %s', async (_name, present, copy) => {
    const { restore, file, names } = await fresh(bytesOf(present), bytesOf(copy))
    const before = await names()
    await expect(restore(both)).rejects.toMatchObject({ code: 'newer-format', detail: '2' })
    expect(await file()).toEqual(bytesOf(present))
    expect(await names()).toEqual(before)
  })
})
