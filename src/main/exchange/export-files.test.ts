import type { KeptRosters } from '@shared/campaign/own-library'
import { readExchange } from '@shared/exchange/read-exchange'
import { present } from '@shared/kernel/present'
import { hostedSystem } from '@shared/systems/index'
import { aBattle, aCampaign } from '@kit/campaign'
import { describe, expect, it } from 'vitest'
import { fixedClock } from '../platform/clock'
import type { SoundEntries } from '../store/battle/battle-logs'
import { StoreError } from '../store/store-error'
import { exportFiles } from './export-files'
import type { FileWeight } from './file-weight'

const [xwingSample] = hostedSystem('xwing').sampleRosters(() => 'x', 'en')
const missing = new StoreError('missing', '/data/journal')
const log = (count: number, isWhole = true): SoundEntries => ({
  entries: Array.from({ length: count }, (_, index) => ({ seq: index + 1 })),
  isWhole
})

/** Campaigns by their id, each with the logs of its battles; an error is what reading one of them ends in. */
function filesOf(campaigns: Readonly<Record<string, Readonly<Record<string, SoundEntries | Error>>>>, limits?: FileWeight) {
  return exportFiles({
    clock: fixedClock(0),
    ...(limits === undefined ? {} : { limits }),
    campaign: id => {
      const battles = campaigns[id]
      if (battles === undefined) return Promise.reject(missing)
      return Promise.resolve({ ...aCampaign(), id, name: `Campaign ${id}`, battles: Object.keys(battles).map(name => aBattle(name)) })
    },
    entries: (id, battleId) => {
      const found = campaigns[id]?.[battleId] ?? missing
      return found instanceof Error ? Promise.reject(found) : Promise.resolve(found)
    }
  })
}
const listed = (...ids: readonly string[]) => ids.map(id => ({ id, name: `Campaign ${id}` }))
/** Rosters of X-Wing. */
const aLibrary = (count: number): KeptRosters =>
  Array.from({ length: count }, (_, index) => ({
    system: 'xwing',
    roster: { ...present(xwingSample, 'a sample'), id: `kept-${String(index)}` }
  }))
const battlesIn = (text: string): unknown => {
  const { campaign, battles } = JSON.parse(text) as Readonly<Record<string, { readonly battles: readonly { readonly id: string }[] }>>
  return [campaign?.battles.map(({ id }) => id), battles]
}

describe('a campaign with damaged battles', () => {
  it('is handed on with what of them can be read, and names those that are not all there', async () => {
    const files = filesOf({ c1: { whole: log(2), half: log(1, false), none: log(0, false), gone: missing } })
    const { text, leftOut } = await files.campaign('c1', null)
    expect(leftOut).toEqual(['half', 'none', 'gone'].map(id => `${aBattle(id).name} (Campaign c1)`))
    expect(battlesIn(text)).toEqual([
      ['whole', 'half'],
      [
        { id: 'whole', entries: [{ seq: 1 }, { seq: 2 }] },
        { id: 'half', entries: [{ seq: 1 }] }
      ]
    ])
  })

  it('hands on one battle as far as it is sound, and not at all when nothing of it is', async () => {
    const files = filesOf({ c1: { half: log(1, false), none: log(0, false), gone: missing } })
    expect((await files.campaign('c1', 'half')).leftOut).toHaveLength(1)
    for (const id of ['none', 'gone']) await expect(files.campaign('c1', id)).rejects.toMatchObject({ code: 'damaged' })
  })

  it('is never taken for damaged when something else goes wrong', async () => {
    await expect(filesOf({ c1: { b1: new TypeError('ours') } }).campaign('c1', null)).rejects.toThrow('ours')
  })
})

describe('everything', () => {
  it('is what can be read, and names the rest', async () => {
    const files = await filesOf({ c1: { b1: log(1) }, c2: { b2: missing } }).everything(listed('c1', 'lost', 'c2'), [])
    expect(files).toMatchObject([{ fileName: 'Flagship.flagship', leftOut: ['Campaign lost', `${aBattle('b2').name} (Campaign c2)`] }])
    expect(await filesOf({}).everything([], [])).toMatchObject([{ leftOut: [] }])
  })

  it('takes as many files as can each be read back, and names what is too much for any', async () => {
    const campaigns = { c1: { b1: log(220) }, c2: { b2: log(220) }, c3: { b3: log(2_000) }, c4: {} }
    const limits = { bytes: 8_000, values: 2_000 }
    const files = await filesOf(campaigns, limits).everything(listed('c1', 'c2', 'c3', 'c4'), [])
    expect(files.map(({ fileName }) => fileName)).toEqual(['Flagship 1 of 2.flagship', 'Flagship 2 of 2.flagship'])
    expect(files.map(({ leftOut }) => leftOut)).toEqual([['Campaign c3'], []])
    for (const { text } of files) expect(Buffer.byteLength(text)).toBeLessThan(limits.bytes)
    const ids = files.map(({ text }) =>
      (JSON.parse(text) as { campaigns: { campaign: { id: string } }[] }).campaigns.map(c => c.campaign.id)
    )
    expect(ids).toEqual([['c1'], ['c2', 'c4']])
    await expect(filesOf(campaigns, limits).campaign('c3', null)).rejects.toMatchObject({ code: 'too-large', detail: 'Campaign c3' })
  })

  it('comes in again, with the library', async () => {
    const library = aLibrary(2)
    const [file] = await filesOf({ c1: {}, c2: {} }).everything(listed('c1', 'c2'), library)
    expect(readExchange(file?.text ?? '')).toMatchObject({ ok: true, value: { kind: 'campaigns', campaigns: [{}, {}], library } })
    const twice = file?.text.replace(library[1]?.roster.id ?? '', library[0]?.roster.id ?? '') ?? ''
    expect(readExchange(twice)).toEqual({ ok: false, error: { code: 'inconsistent', at: 'library.1.roster.id' } })
    const strange = file?.text.replace('"system":"xwing","roster"', '"system":"chess","roster"') ?? ''
    expect(readExchange(strange)).toEqual({ ok: false, error: { code: 'invalid', at: 'library.0.system' } })
  })

  it('gives a library a file of its own where it would be too much for that of a campaign', async () => {
    const library = aLibrary(4)
    const bytes = 2.5 * Buffer.byteLength(JSON.stringify(library))
    const files = await filesOf({ c1: { b1: log(200) } }, { bytes, values: 100_000 }).everything(listed('c1'), library)
    expect(files.map(({ text }) => Object.keys(JSON.parse(text) as object).includes('library'))).toEqual([true, false])
  })
})
