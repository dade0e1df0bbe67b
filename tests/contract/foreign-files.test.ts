import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FOREIGN_KINDS } from '@shared/exchange/foreign/foreign-kinds'
import { READERS } from '@shared/exchange/foreign/readers'
import { LOCALES } from '@shared/kernel/locale'
import type { Application } from '../../src/main/application'
import { FOREIGN_FILES } from '../support/foreign-files'
import { checkOf, everythingAtRestIn, everythingIn, startedWithSample } from '../support/incoming'
import { messagesOf } from '../support/messages'

let dataDir: string
let application: Application
let before: readonly string[]
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'flagship-foreign-'))
  application = await startedWithSample(dataDir)
  before = await everythingAtRestIn(dataDir)
})
afterAll(async () => {
  await application.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('a file of another program', () => {
  it('is there of every kind', () => {
    expect(FOREIGN_KINDS.filter(kind => FOREIGN_FILES.every(file => file.kind !== kind))).toEqual([])
  })

  it.each(FOREIGN_FILES)('is recognised and never called broken: $name', async ({ kind, bytes }) => {
    const check = await checkOf(application, bytes)
    if (READERS[kind] === undefined) expect(check).toEqual({ kind: 'refused', problem: { code: 'foreign', at: '', kind } })
    else if (check.kind === 'refused') expect(check.problem).toMatchObject({ kind })
  })

  it('leaves the data directory as it was', async () => {
    expect(await everythingIn(dataDir)).toEqual(before)
  })

  it.each(LOCALES)('is told in words what it is and what to do with it, in %s', locale => {
    const words = [...messagesOf(locale).keys()].filter(key => key.startsWith('exchange.foreign.'))
    expect(words).toEqual(FOREIGN_KINDS.flatMap(kind => [`exchange.foreign.${kind}.is`, `exchange.foreign.${kind}.help`]))
  })
})
