import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Disk } from '../store/disk/disk'
import { diskWith } from '../store/disk/disk-steps'
import { nodeDisk } from '../store/disk/node-disk'
import { temporaryDir } from '@kit/main/battle'
import { sampleBattle, testApplication } from '@kit/main/application'
import type { ImportRunner } from './import-runner'
import { ImportService } from './import-service'
import { TemporaryImports } from './temporary-imports'

describe('the folder in which a file waits', () => {
  it('goes when the file is taken in, is dropped, or makes room for another', async () => {
    const dir = await temporaryDir()
    const temporary = new TemporaryImports('/data', dir)
    const run: ImportRunner = () => Promise.resolve({ ok: true, value: { kind: 'campaigns', campaigns: [] } })
    const never = (): Promise<never> => Promise.reject(new Error('nothing to bring in'))
    let ids = 0
    const imports = new ImportService({
      run,
      temporary,
      newId: () => `id-${String((ids += 1))}`,
      importCampaign: never,
      discard: never,
      keepRosters: never,
      ownSquads: never
    })
    await imports.begin(1)
    const second = await imports.begin(0)
    expect(await readdir(dir)).toHaveLength(1)
    expect(await imports.check(second.id)).toMatchObject({ kind: 'ready' })
    await imports.accept(second.id)
    expect(await readdir(dir)).toEqual([])
    await imports.drop((await imports.begin(1)).id)
    expect(await readdir(dir)).toEqual([])
    await imports.begin(1)
    await imports.close()
    expect(await readdir(dir)).toEqual([])
  })
})

describe('several campaigns of one file', () => {
  it('come in all or not at all, when the disk is full at any file of them and stays so', async () => {
    let room = Infinity
    const open: Disk['open'] = async (path, mode) => {
      if (mode !== 'create' || --room >= 0) return nodeDisk.open(path, mode)
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    }
    const app = await testApplication(undefined, { disk: diskWith(nodeDisk, { open }) })
    const { call, dataDir } = app
    const { campaign } = await sampleBattle(app)
    await call('campaigns.duplicate', { campaignId: campaign.id, name: 'Second' })
    const names = async (): Promise<readonly string[]> => (await call('campaigns.list', {})).campaigns.map(({ name }) => name).sort()
    const [file] = await call('export.everything', {})
    const bytes = Buffer.from(file?.text ?? '')
    const { id } = await call('import.begin', { bytes: bytes.length })
    await call('import.piece', { id, data: bytes.toString('base64') })
    expect(await call('import.check', { id })).toMatchObject({ kind: 'ready' })
    let files = 0
    for (; ; files += 1) {
      room = files
      const outcome = await call('import.accept', { id }).catch((error: unknown) => error)
      if (Array.isArray(outcome)) break
      expect(outcome).toMatchObject({ code: 'disk-full' })
      expect(await names()).toEqual(['Sample', 'Second'])
      expect(await readdir(join(dataDir, 'campaigns'))).toHaveLength(2)
      expect(await call('campaigns.trash', {})).toEqual([])
    }
    expect(files).toBeGreaterThan(3)
    expect(await names()).toEqual(['Sample', 'Sample 2', 'Second', 'Second 2'])
  })
})
