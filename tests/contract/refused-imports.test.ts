import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IMPORT_LIMITS, type ImportProblemCode } from '@shared/exchange/import-problem'
import { OpenedFiles } from '../../src/main/exchange/opened-files'
import type { Application } from '../../src/main/application'
import { answerTo, everythingAtRestIn, everythingIn, startedWithSample } from '../support/incoming'

const KINDS = ['campaign', 'everything', 'roster', 'settings'] as const
type Kind = (typeof KINDS)[number]

const beside = (field: string) => (text: string) => Buffer.from(text.replace('"version"', `${field}, "version"`))
const replaced = (from: RegExp, to: string) => (text: string) => Buffer.from(text.replace(from, to))

/** A change to a valid file, and the code it is refused with. Unknown fields are checked last. */
const FAULTS: Readonly<Partial<Record<ImportProblemCode, (text: string) => Buffer>>> = {
  'not-utf8': text => Buffer.concat([Buffer.from(text), Buffer.from([0xff])]),
  'not-json': text => Buffer.from(text.trimEnd().slice(0, -1)),
  'too-deep': beside(`"deep": ${'['.repeat(IMPORT_LIMITS.depth)}${']'.repeat(IMPORT_LIMITS.depth)}`),
  'too-many-values': beside(`"many": [${'0,'.repeat(IMPORT_LIMITS.values)}0]`),
  'duplicate-key': beside('"format": 1'),
  'forbidden-key': beside('"__proto__": {"isGM": true}'),
  'out-of-range': beside('"far": 1e999'),
  'bad-text': beside(String.raw`"half": "\ud800"`),
  'not-flagship': replaced(/"flagship"/u, '"admiral"'),
  'newer-format': replaced(/"format": ?1/u, '"format": 2'),
  'unknown-field': beside('"surprise": 1'),
  invalid: replaced(/"at": ?\d+/u, '"at": "today"')
}

/** Everything that can be imported, broken in every way and by every route: nothing is imported, and no byte on the disk changes. */
describe('an import that is refused', () => {
  const openedFiles = new OpenedFiles()
  const texts = new Map<Kind, string>()
  let outside: string
  let dataDir: string
  let application: Application
  let code = ''
  let before: readonly string[]

  beforeAll(async () => {
    outside = await mkdtemp(join(tmpdir(), 'flagship-refused-'))
    dataDir = join(outside, 'data')
    application = await startedWithSample(dataDir, { openedFiles })
    const { handlers } = application
    const [campaign] = (await handlers['campaigns.list']({})).campaigns
    const campaignId = campaign?.id ?? ''
    const [roster] = (await handlers['campaigns.get']({ campaignId })).rosters
    const shared = await handlers['export.roster']({ campaignId, rosterId: roster?.id ?? '' })
    code = shared.code
    texts.set('campaign', (await handlers['export.campaign']({ campaignId })).text)
    texts.set('everything', (await handlers['export.everything']({}))[0]?.text ?? '')
    texts.set('roster', shared.text)
    texts.set('settings', (await handlers['export.settings']({})).text)
    before = await everythingAtRestIn(dataDir)
  })
  afterAll(async () => {
    await application.close()
    await rm(outside, { recursive: true, force: true })
  })

  const unchanged = async (): Promise<void> => expect(await everythingIn(dataDir)).toEqual(before)
  /** As passed by a double click. */
  async function opened(path: string): Promise<string> {
    openedFiles.add([path])
    const check = await application.handlers['import.opened']({})
    return check?.kind === 'refused' ? check.problem.code : (check?.kind ?? 'nothing')
  }

  it.each(KINDS)('has nothing to refuse in a sound file: %s', async kind => {
    expect(before.length).toBeGreaterThan(4)
    expect(await answerTo(application, Buffer.from(texts.get(kind) ?? ''))).toBe('ready')
    await unchanged()
  })

  it.each(KINDS.flatMap(kind => Object.entries(FAULTS).map(([word, spoil]) => ({ kind, word, spoil }))))(
    'changes no byte: $kind, $word',
    async ({ kind, word, spoil }) => {
      const bytes = spoil(texts.get(kind) ?? '')
      expect(await answerTo(application, bytes)).toBe(word)
      const path = join(outside, 'table.flagship')
      await writeFile(path, bytes)
      expect(await opened(path)).toBe(word)
      await unchanged()
    }
  )

  it.each(['campaign', 'everything'] as const)('changes no byte: %s, with a battle that does not add up', async kind => {
    const text = texts.get(kind) ?? ''
    expect(text).toContain('"seq":1')
    expect(await answerTo(application, Buffer.from(text.replace('"seq":1', '"seq":2')))).toBe('inconsistent')
    await unchanged()
  })

  it('changes no byte: a code mistyped, cut short or of something else', async () => {
    const last = code.at(-1) === '0' ? '1' : '0'
    for (const [wrong, word] of [
      [code.slice(0, -1) + last, 'inconsistent'],
      [code.slice(0, -20), 'inconsistent'],
      ['hello', 'foreign']
    ] as const)
      expect(await answerTo(application, Buffer.from(wrong))).toBe(word)
    await unchanged()
  })

  it('changes no byte: what is no file, is not there, or is too large', async () => {
    const large = join(outside, 'large.flagship')
    await writeFile(large, Buffer.alloc(IMPORT_LIMITS.bytes + 1, ' '))
    await mkdir(join(outside, 'folder.flagship'))
    expect(await opened(large)).toBe('too-large')
    expect(await opened(join(outside, 'folder.flagship'))).toBe('not-a-file')
    expect(await opened(join(outside, 'gone.flagship'))).toBe('unreadable')
    await expect(application.handlers['import.begin']({ bytes: IMPORT_LIMITS.bytes + 1 })).rejects.toMatchObject({ code: 'bad-args' })
    await unchanged()
  })
})
