import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Campaign } from '@shared/campaign/campaign'
import { z } from '@shared/schema/zod'
import type { BattleKey, CallHandlers, CallName } from '@shared/ipc/calls'
import { hostedSystem, SYSTEM_IDS, type SystemId } from '@shared/systems'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { CALL_NAMES, CALL_SCHEMAS } from '@shared/ipc/schemas/calls'
import { startApplication, type Application } from '../../src/main/application'
import { dispatchCall } from '../../src/main/calls/dispatch'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { ensureDir, writeNewFile } from '../../src/main/store/disk/disk-steps'
import { environmentFor } from '../../src/main/environment'
import { arbitraryJson, type JsonSchema, type Known } from '../support/arbitrary-json'
import { explored } from '../support/explored'
import { knownIn } from '../support/known-ids'
import { poisoned } from '../support/poison'

/** Per call, so that together they are more than ten thousand. */
const POISONED_RUNS = 400
const WILD_RUNS = 100
const SOUND_RUNS = 60
/** These would fill the disk with copies, or remove what other calls need. They get ids that do not exist. */
const NOWHERE: readonly CallName[] = ['campaigns.duplicate', 'campaigns.remove', 'campaigns.adopt']
const FEW_RUNS: readonly CallName[] = ['campaigns.create', 'campaigns.createSample']

const logged: unknown[] = []
/** In memory, so that no test waits for a disk. The same path on the real disk stays empty. */
const disk = new CrashDisk()
let root: string
let dataDir: string
let application: Application
/** A sample campaign of a system, its running battle, and texts that refer to things in it. */
interface Table {
  readonly campaign: Campaign
  readonly key: BattleKey
  readonly known: Known
}
const tables = new Map<SystemId, Table>()
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'flagship-calls-'))
  dataDir = join(root, 'home', 'data')
  await ensureDir(disk, dataDir)
  await writeNewFile(disk, join(root, 'home', 'diary.txt'), Buffer.from('not yours'))
  const environment = { ...environmentFor(1), disk, log: (...words: readonly unknown[]) => logged.push(words) }
  const started = await startApplication({ dataDir, shell: 'headless', locale: 'en' }, environment)
  if (!started.ok) throw new Error(started.error.code)
  application = started.value
  for (const system of SYSTEM_IDS) {
    const campaign = await application.handlers['campaigns.createSample']({ name: 'Sample', system, locale: 'en' })
    tables.set(system, { campaign, key: { campaignId: campaign.id, battleId: campaign.battles[0]?.id ?? '' }, known: knownIn(campaign) })
  }
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
    const before = await fingerprint()
    const { handlers, reached } = counted(application.handlers)
    const refuses = async (payload: unknown): Promise<void> => {
      const reply = await dispatchCall(handlers, name, payload, (...words) => logged.push(words))
      expect(reply).toMatchObject({ ok: false, error: { code: 'bad-args' } })
    }
    const schema = CALL_SCHEMAS[name]
    // Commands and rosters are validated by their system, below.
    const isOutside = (payload: unknown): boolean => !schema.safeParse(payload).success
    await fc.assert(fc.asyncProperty(poisoned(soundPayload(schema, name, tableOf(SYSTEM_IDS[0]))).filter(isOutside), refuses), {
      numRuns: explored(POISONED_RUNS)
    })
    const wild = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true })
    await fc.assert(fc.asyncProperty(wild.filter(isOutside), refuses), { numRuns: explored(WILD_RUNS) })
    expect(reached()).toBe(0)
    expect(await fingerprint()).toBe(before)
  })

  it.each(CALL_NAMES)('%s answers every sound payload without a bug, and writes nowhere else', async name => {
    const table = tableOf(SYSTEM_IDS[0])
    const payload = soundPayload(CALL_SCHEMAS[name], name, table)
    await fc.assert(fc.asyncProperty(payload, answers(name, table)), { numRuns: FEW_RUNS.includes(name) ? 5 : explored(SOUND_RUNS) })
    await expectNothingElseTouched()
  })

  it.each(['', 'campaigns', 'battle.', 'toString', '__proto__', 'battle.open\u0000'])('named %j does not exist', async name => {
    expect(await dispatchCall(application.handlers, name, {})).toMatchObject({ ok: false, error: { code: 'bad-call' } })
  })
})

describe.each(SYSTEM_IDS)('what only %s can read', system => {
  const { commandSchema, rosterSchema } = hostedSystem(system)
  const submitted = CALL_SCHEMAS['battle.submit'].extend({ command: commandSchema })
  const saved = z.strictObject({
    campaignId: CALL_SCHEMAS['campaigns.get'].shape.campaignId,
    edit: z.strictObject({ type: z.literal('saveRoster'), roster: rosterSchema })
  })

  it.each([
    ['battle.submit', submitted],
    ['campaigns.edit', saved]
  ] as const)('%s takes nothing outside its schema, and a refused payload changes no byte', async (name, schema) => {
    const table = tableOf(system)
    await disposeAll()
    await setTheTable(table)
    const before = await fingerprint()
    const refuses = async (payload: unknown): Promise<void> => {
      const reply = await dispatchCall(application.handlers, name, payload, (...words) => logged.push(words))
      expect(reply).toMatchObject({ ok: false, error: { code: 'bad-args' } })
    }
    const isOutside = (payload: unknown): boolean => isHere(payload, table) && !schema.safeParse(payload).success
    await fc.assert(fc.asyncProperty(poisoned(soundPayload(schema, name, table)).filter(isOutside), refuses), {
      numRuns: explored(POISONED_RUNS)
    })
    expect(await fingerprint()).toBe(before)
  })

  it.each([
    ['battle.submit', submitted],
    ['campaigns.edit', saved]
  ] as const)('%s answers every sound payload without a bug, and writes nowhere else', async (name, schema) => {
    const table = tableOf(system)
    await fc.assert(fc.asyncProperty(soundPayload(schema, name, table), answers(name, table)), { numRuns: explored(SOUND_RUNS) })
    await expectNothingElseTouched()
  })
})

const answers =
  (name: CallName, table: Table) =>
  async (payload: unknown): Promise<void> => {
    await setTheTable(table)
    const reply = await dispatchCall(application.handlers, name, payload, (...words) => logged.push(words))
    if (!reply.ok) expect(reply.error.code).not.toBe('internal')
  }

async function expectNothingElseTouched(): Promise<void> {
  expect(logged).toEqual([])
  expect(await readdir(root)).toEqual([])
  expect(await filesIn('/', dataDir)).toEqual([join(root, 'home', 'diary.txt')])
  expect(Buffer.from(await disk.readFile(join(root, 'home', 'diary.txt'))).toString('utf8')).toBe('not yours')
}

function tableOf(system: SystemId | undefined): Table {
  const table = system === undefined ? undefined : tables.get(system)
  if (table === undefined) throw new Error('No sample of this system')
  return table
}

/** Battles opened by other calls write their checkpoints in the background; after that, only requested writes happen. */
async function disposeAll(): Promise<void> {
  const { handlers } = application
  for (const { id } of (await handlers['campaigns.list']({})).campaigns) {
    const { battles } = await handlers['campaigns.get']({ campaignId: id })
    for (const battle of battles) await handlers['battle.close']({ campaignId: id, battleId: battle.id })
  }
}

/** Restores the rosters, opens the battle and, for Starfinder, leaves a command waiting for dice, whatever earlier calls did. */
async function setTheTable({ campaign, key }: Table): Promise<void> {
  const { handlers } = application
  const { rosters } = await handlers['campaigns.get']({ campaignId: campaign.id })
  for (const roster of campaign.rosters) {
    const isKept = rosters.some(kept => kept.id === roster.id)
    if (!isKept) await handlers['campaigns.edit']({ campaignId: campaign.id, edit: { type: 'saveRoster', roster } })
  }
  const { pending } = await handlers['battle.open'](key)
  if (pending !== null || campaign.system !== SYSTEM_IDS[0]) return
  const command: SaCommand = { type: 'setDistance', hexes: null }
  await handlers['battle.submit']({ ...key, command, overruling: { refusals: ['wrong-phase'], reason: '' } })
}

/** Whether the payload is about the prepared campaign or battle; for any other, `not-found` is equally correct. */
function isHere(payload: unknown, { key }: Table): boolean {
  if (typeof payload !== 'object' || payload === null) return true
  const { campaignId, battleId = key.battleId } = payload as Partial<BattleKey>
  return campaignId === key.campaignId && battleId === key.battleId
}

function soundPayload(schema: z.ZodType, name: CallName, { known }: Table): fc.Arbitrary<unknown> {
  const shape = withoutExpectedSeq(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  return arbitraryJson(shape, NOWHERE.includes(name) ? () => [] : known).filter(payload => schema.safeParse(payload).success)
}

/** A guessed sequence number is nearly always wrong, and would prevent commands from being tried. */
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

/** One hash over the names and bytes of everything in the data directory. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const path of await filesIn(dataDir)) hash.update(`${path}\n`).update(await disk.readFile(path))
  return hash.digest('hex')
}

/** Every file in a directory of the disk and below. */
async function filesIn(dir: string, passedOver = ''): Promise<readonly string[]> {
  const found: string[] = []
  for (const { name, kind } of await disk.list(dir)) {
    const path = join(dir, name)
    if (path === passedOver) continue
    if (kind === 'file') found.push(path)
    else found.push(...(await filesIn(path, passedOver)))
  }
  return found.sort()
}
