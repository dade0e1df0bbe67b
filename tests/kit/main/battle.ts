import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { rollOne, roll } from '@shared/core/dice/rule'
import type { RuleSystem } from '@shared/core/engine/rule-system'
import type { BattleKey, CallFailure } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import { z } from '@shared/schema/zod'
import { hosted } from '@shared/schema/hosted-system'
import type { BattleMoment, HostedSystem, Roster } from '@shared/systems/index'
import { fixedClock } from '../../../src/main/platform/clock'
import { seededRandom } from '../../../src/main/platform/random-source'
import type { Disk } from '../../../src/main/store/disk/disk'
import { nodeDisk } from '../../../src/main/store/disk/node-disk'
import type { BattleHost } from '../../../src/main/battle/battle-host'
import type { CheckpointTimes } from '../../../src/main/battle/checkpointer'
import { openBattleHost, type OpenHow } from '../../../src/main/battle/open-battle-host'
import { aCarry, aReport } from '@kit/core/report'
import { asNamed } from '@kit/core/names'
import { aView } from '@kit/core/view'

/** An invented game: a number that grows by dice. Odd targets are against its rules, and the GM may allow them. */
export interface CounterState {
  readonly total: number
  readonly round: number
}

export type CounterCommand =
  | { readonly type: 'begin' }
  | { readonly type: 'add'; readonly amount: number }
  /** Two six-sided dice, then a twenty-sided one for each 6 among them. */
  | { readonly type: 'throw' }
  | { readonly type: 'nextRound' }
  | { readonly type: 'impossible' }

type CounterEvent = { readonly type: 'added'; readonly amount: number } | { readonly type: 'roundBegun' }

const counter: RuleSystem<CounterState, CounterCommand, CounterEvent, 'odd' | 'never'> = {
  id: 'counter',
  rulesVersion: 7,
  ...asNamed,
  initial: { total: 0, round: 0 },
  rulings: [],
  check: (_state, command, overruled = []) => {
    if (command.type === 'impossible') return 'never'
    return command.type === 'add' && command.amount % 2 === 1 && !overruled.includes('odd') ? 'odd' : null
  },
  canForce: refusal => refusal === 'odd',
  *decide(_state, command) {
    if (command.type === 'add') return [{ type: 'added', amount: command.amount }]
    if (command.type === 'nextRound') return [{ type: 'roundBegun' }]
    if (command.type !== 'throw') return []
    const faces = yield* roll('counter.roll.two', 'd6', 2, null)
    let amount = faces.reduce((sum, face) => sum + face, 0)
    for (const face of faces) if (face === 6) amount += yield* rollOne('counter.roll.more', 'd20', null)
    return [{ type: 'added', amount }]
  },
  knowsEvent: type => type === 'added' || type === 'roundBegun',
  evolve: (state, event) =>
    event.type === 'added' ? { ...state, total: state.total + event.amount } : { ...state, round: state.round + 1 },
  obligations: () => [],
  viewFor: () => aView(),
  describe: (_state, event) => ({ key: event.type }),
  describeCommand: (_state, command) => ({ key: command.type })
}

const counterCommand: z.ZodType<CounterCommand> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begin') }),
  z.strictObject({ type: z.literal('add'), amount: z.number() }),
  z.strictObject({ type: z.literal('throw') }),
  z.strictObject({ type: z.literal('nextRound') }),
  z.strictObject({ type: z.literal('impossible') })
])

const counterEvent: z.ZodType<CounterEvent> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('added'), amount: z.number() }),
  z.strictObject({ type: z.literal('roundBegun') })
])

export const counterSystem: HostedSystem = hosted({
  rules: counter,
  rosterSchema: z.custom<Roster>(),
  commandSchema: counterCommand,
  schemas: { 7: { command: counterCommand, event: counterEvent } },
  stateSchemas: { 1: z.custom<CounterState>() },
  inconsistencyIn: () => null,
  rosterIdsIn: () => [],
  momentOf: ({ round }: CounterState) => ({ round, phase: round === 0 ? 'before' : 'play', isOver: round === 9 }),
  isFit: () => true,
  beginCommand: () => ({ type: 'begin' }),
  sight: { units: () => [], withHidden: roster => roster },
  station: { messages: 'test', claims: () => [], knownTo: state => state, sums: [], acts: () => [] },
  report: aReport<CounterState, CounterCommand, CounterEvent>(),
  carry: aCarry<CounterState, CounterCommand, Roster>(),
  sampleRosters: () => []
})

export const counterKey: BattleKey = { campaignId: 'c1', battleId: 'b1' }

/** A directory of its own for one test. */
export async function temporaryDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'flagship-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** Everything a counter battle announced. */
export interface CounterTable {
  readonly dir: string
  readonly news: News[]
  readonly moments: { readonly moment: BattleMoment; readonly playedAt: number | null }[]
  readonly logged: string[]
  readonly open: (
    how?: OpenHow,
    more?: { readonly disk?: Disk; readonly checkpointTimes?: CheckpointTimes; readonly system?: HostedSystem }
  ) => Promise<BattleHost>
}

/** A table for the counter game in a real directory; `open` it again to see what survived. */
export async function counterTable(): Promise<CounterTable> {
  const dir = join(await temporaryDir(), 'battle')
  const table: Omit<CounterTable, 'open'> = { dir, news: [], moments: [], logged: [] }
  const clock = fixedClock(1_000)
  return {
    ...table,
    open: async (how = 'known', more = {}) => {
      const host = await openBattleHost(
        {
          disk: nodeDisk,
          guard: () => Promise.resolve(),
          isReadOnly: false,
          dir,
          key: counterKey,
          systemId: 'starfinder-armada',
          system: counterSystem,
          clock,
          random: seededRandom(1),
          log: what => table.logged.push(what),
          announce: news => table.news.push(news),
          onMoment: (_key, moment, playedAt) => table.moments.push({ moment, playedAt }),
          ...more
        },
        how
      )
      onTestFinished(() => host.close())
      return host
    }
  }
}

/** Casts a command for a host that accepts those of every system. */
export const command = (wanted: CounterCommand): CounterCommand => wanted

export const add = (amount: number): { readonly command: CounterCommand } => ({ command: { type: 'add', amount } })

/** Matches a failure of this code. */
export const failure = (code: CallFailure['code']): unknown => expect.objectContaining({ code })

/** The real disk, but out of space whenever `isFull()` is true. */
export function diskThatFails(isFull: () => boolean): Disk {
  const check = (): void => {
    if (isFull()) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  }
  return {
    ...nodeDisk,
    open: async (path, mode) => {
      const file = await nodeDisk.open(path, mode)
      const write: typeof file.write = async (bytes, offset) => {
        check()
        await file.write(bytes, offset)
      }
      return { ...file, write }
    }
  }
}
