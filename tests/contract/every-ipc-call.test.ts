import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Campaign } from '@shared/campaign/campaign'
import { z } from '@shared/campaign/zod'
import type { BattleKey, CallHandlers, CallName } from '@shared/ipc/calls'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { CALL_NAMES } from '@shared/ipc/calls'
import { CALL_SCHEMAS } from '@shared/ipc/schemas/calls'
import type { Application } from '../../src/main/application'
import { startApplication } from '../../src/main/application'
import { dispatchCall } from '../../src/main/calls/dispatch'
import { surroundingsFor } from '../../src/main/surroundings'
import type { JsonSchema, Known } from '../support/arbitrary-json'
import { arbitraryJson } from '../support/arbitrary-json'
import { poisoned } from '../support/poison'

/** Per call, so that together they are more than ten thousand. */
const POISONED_RUNS = 400
const WILD_RUNS = 100
const SOUND_RUNS = 60
/** These would fill the disk with copies, or take away what the others are tried on. They get ids that lead nowhere. */
const NOWHERE: readonly CallName[] = ['campaigns.duplicate', 'campaigns.remove']
const FEW_RUNS: readonly CallName[] = ['campaigns.create', 'campaigns.createSample']

const logged: unknown[] = []
let root: string
let dataDir: string
let application: Application
let sample: Campaign
let key: BattleKey
let known: Known
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'flagship-calls-'))
  dataDir = join(root, 'home', 'data')
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(root, 'home', 'diary.txt'), 'not yours')
  const surroundings = { ...surroundingsFor(1), log: (...words: readonly unknown[]) => logged.push(words) }
  const started = await startApplication({ dataDir, shell: 'headless', locale: 'en' }, surroundings)
  if (!started.ok) throw new Error(started.error.code)
  application = started.value
  sample = await application.handlers['campaigns.createSample']({ name: 'Sample' })
  key = { campaignId: sample.id, battleId: sample.battles[0]?.id ?? '' }
  known = knownIn(sample)
})
afterAll(async () => {
  await application.close()
  await rm(root, { recursive: true, force: true })
})

describe('every call between the processes', () => {
  it('has a name in the list, a schema and a handler', () => {
    expect(Object.keys(CALL_SCHEMAS).sort()).toEqual([...CALL_NAMES].sort())
    expect(Object.keys(application.handlers).sort()).toEqual([...CALL_NAMES].sort())
    expect((POISONED_RUNS + WILD_RUNS) * CALL_NAMES.length).toBeGreaterThanOrEqual(10_000)
  })

  it.each(CALL_NAMES)('%s takes nothing outside its schema, and a refused payload changes no byte', async name => {
    const before = await fingerprint(dataDir)
    const { handlers, reached } = counted(application.handlers)
    const refuses = async (payload: unknown): Promise<void> => {
      const reply = await dispatchCall(handlers, name, payload, (...words) => logged.push(words))
      expect(reply).toMatchObject({ ok: false, error: { code: 'bad-args' } })
    }
    await fc.assert(fc.asyncProperty(poisoned(soundPayload(name)), refuses), { numRuns: POISONED_RUNS })
    const wild = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true })
    const isNotEmpty = (payload: unknown): boolean => !CALL_SCHEMAS[name].safeParse(payload).success
    await fc.assert(fc.asyncProperty(wild.filter(isNotEmpty), refuses), { numRuns: WILD_RUNS })
    expect(reached()).toBe(0)
    expect(await fingerprint(dataDir)).toBe(before)
  })

  it.each(CALL_NAMES)('%s answers every sound payload without a bug, and writes nowhere else', async name => {
    const numRuns = FEW_RUNS.includes(name) ? 5 : SOUND_RUNS
    const answers = async (payload: unknown): Promise<void> => {
      await setTheTable()
      const reply = await dispatchCall(application.handlers, name, payload, (...words) => logged.push(words))
      if (!reply.ok) expect(reply.error.code).not.toBe('internal')
    }
    await fc.assert(fc.asyncProperty(soundPayload(name), answers), { numRuns })
    expect(logged).toEqual([])
    expect(await readdir(root)).toEqual(['home'])
    expect((await readdir(join(root, 'home'))).sort()).toEqual(['data', 'diary.txt'])
    expect(await readFile(join(root, 'home', 'diary.txt'), 'utf8')).toBe('not yours')
  })

  it.each(['', 'campaigns', 'battle.', 'toString', '__proto__', 'battle.open\u0000'])('named %j does not exist', async name => {
    expect(await dispatchCall(application.handlers, name, {})).toMatchObject({ ok: false, error: { code: 'bad-call' } })
  })
})

/** Whatever the calls before did: the armadas are there, the battle is open, and a command waits for dice. */
async function setTheTable(): Promise<void> {
  const { handlers } = application
  for (const armada of sample.armadas) await handlers['campaigns.edit']({ campaignId: sample.id, edit: { type: 'saveArmada', armada } })
  const { pending } = await handlers['battle.open'](key)
  const command: SaCommand = { type: 'setDistance', hexes: null }
  if (pending === null) await handlers['battle.submit']({ ...key, command, overruling: { refusals: ['wrong-phase'], reason: '' } })
}

function soundPayload(name: CallName): fc.Arbitrary<unknown> {
  const schema: z.ZodType = CALL_SCHEMAS[name]
  const shape = withoutExpectedSeq(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  return arbitraryJson(shape, NOWHERE.includes(name) ? () => [] : known).filter(payload => schema.safeParse(payload).success)
}

/** A guess of how far the battle has come is nearly always wrong, and would keep commands from being tried. */
function withoutExpectedSeq(shape: JsonSchema): JsonSchema {
  const properties = Object.entries(shape.properties ?? {}).filter(([property]) => property !== 'expectedSeq')
  return { ...shape, properties: Object.fromEntries(properties) }
}

/** The same handlers, counting how often any is reached. */
function counted(handlers: CallHandlers): { readonly handlers: CallHandlers; readonly reached: () => number } {
  let count = 0
  const counting = new Proxy(handlers, {
    get: (target, name: CallName) => {
      count += 1
      return target[name]
    }
  })
  return { handlers: counting, reached: () => count }
}

function knownIn(campaign: Campaign): Known {
  const { armadas } = campaign
  const fleets = armadas.flatMap(armada => armada.fleets.map(fleet => fleet.id))
  const officers = armadas.flatMap(armada => armada.officers.map(officer => officer.id))
  const lists: Readonly<Record<string, readonly string[]>> = {
    campaignId: [key.campaignId],
    battleId: [key.battleId],
    armadaId: armadas.map(armada => armada.id),
    sideId: ['A', 'B'],
    officerId: officers,
    resolveOfficerId: officers,
    resolveOfficerIds: officers,
    attackId: ['v1', 'v2'],
    obligationId: ['o1', 'o2', 'o3'],
    effectId: ['e1', 'e2', 'e3']
  }
  return property => lists[property] ?? fleets
}

/** One hash over the names and bytes of everything in a directory. */
async function fingerprint(dir: string): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  for (const entry of entries
    .filter(file => file.isFile())
    .sort((a, b) => join(a.parentPath, a.name).localeCompare(join(b.parentPath, b.name)))) {
    const path = join(entry.parentPath, entry.name)
    hash.update(`${path}\n`).update(await readFile(path))
  }
  return hash.digest('hex')
}
