import { valuesOf } from '@kit/main/offer-values'
import type { Faces } from '@shared/core/dice/rule'
import type { Typed } from '@shared/core/engine/rule-system'
import type { Bridge, HostMessage } from '@shared/stations/messages'
import { playersAccount } from '@shared/report/players-account'
import { playersReplay } from '@shared/replay/make-replay'
import type { News } from '@shared/ipc/news'
import type { ScreenChoice, Showing } from '@shared/ipc/player-screen'
import { hostedSystem, type SystemId } from '@shared/systems/index'
import { AccountsSeen } from '../../../src/main/battle/accounts-seen'
import { StruckSince } from '../../../src/main/battle/struck-since'
import { openBattleHost } from '../../../src/main/battle/open-battle-host'
import type { OpenBattle } from '../../../src/main/battle/open-battles'
import { seededRandom } from '../../../src/main/platform/random-source'
import { PlayerScreen } from '../../../src/main/players/player-screen'
import type { TableKept } from '../../../src/main/stations/kept-table'
import { OpenTable } from '../../../src/main/stations/open-table'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { vi } from 'vitest'
import { Feed } from '@shared/core/view/feed'
import { kept } from './kept'
import { again, another, late, news, seated, type Phone } from './phones'
import type { Watcher } from './secret-game'
import type { Act } from './two-worlds'

/** The clock of both worlds. */
export interface TestTime {
  ms: number
}

type Submitted = { readonly command: Typed; readonly tape: readonly Faces[]; readonly refusals: readonly string[] }

/** With two that come late. */
const MOST_PHONES = 5
/** With every so many ticks, those who are told nothing else hear a sign of life. */
const BEAT_TICKS = 10
const KEY = { campaignId: 'c1', battleId: 'b1' } as const
/** What is done at once is done: nothing of a world waits for anything but its clock. */
const rested = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** A battle in the real host, with its player screen and its open table, on a disk in memory. It ticks when it is told to. */
export class HostWorld {
  readonly phones: Phone[]
  readonly #battle: OpenBattle
  readonly #table: OpenTable
  readonly #screen: PlayerScreen
  readonly #frames: string[]
  readonly #viewers: readonly Watcher[]
  /** The state before the last entry. */
  #before: unknown
  #isOfPhone = false
  #ticks = 0

  private constructor(
    viewers: readonly Watcher[],
    battle: OpenBattle,
    table: OpenTable,
    screen: PlayerScreen,
    frames: string[],
    phones: Phone[]
  ) {
    this.#viewers = viewers
    this.#battle = battle
    this.#table = table
    this.#screen = screen
    this.#frames = frames
    this.phones = phones
  }

  static async begin(id: SystemId, viewers: readonly Watcher[], time: TestTime, command: Typed): Promise<HostWorld> {
    const clock = { now: () => time.ms }
    const system = hostedSystem(id)
    const listeners: ((news: News) => void)[] = []
    const disk = new CrashDisk()
    const host = await openBattleHost(
      {
        disk,
        guard: () => Promise.resolve(),
        isReadOnly: false,
        dir: 'battle',
        key: KEY,
        systemId: id,
        system,
        clock,
        random: seededRandom(1),
        log: () => undefined,
        announce: news => listeners.forEach(listen => listen(news)),
        onMoment: () => undefined
      },
      'new'
    )
    await host.submit({ command })
    const battle = { host, system }
    let count = 0
    const parts = {
      kept: kept<TableKept>({ ...KEY, code: 'ABCDEF', port: null, secret: 'secret', showsChances: true, seats: [], proposals: [] }),
      battle,
      newId: () => `n${String((count += 1))}`,
      clock,
      log: () => undefined,
      changed: () => undefined
    }
    const table = new OpenTable(parts, parts.kept.value)
    const frames: string[] = []
    const accounts = new AccountsSeen()
    const struck = new StruckSince()
    const screen = new PlayerScreen({
      kept: kept(choiceOf(viewers[0], { kind: 'battle' })),
      settings: { value: { language: 'en', theme: 'dark' } as never },
      window: { isOpen: true, isPlaced: true, open: () => undefined, close: () => undefined, listen: () => () => undefined },
      pages: null,
      keptPage: kept(false),
      viewFor: (_key, of) => system.rules.viewFor(host.state, of),
      accountFor: (_key, of) => accounts.of(battle, of),
      struckSince: (_key, of) => struck.of(battle, of),
      announce: news => {
        if (news.kind === 'players.frame') frames.push(JSON.stringify(news.frame))
      },
      log: () => undefined
    })
    for (const one of [table, screen]) listeners.push(news => one.note(news))
    screen.stateOf(KEY)
    screen.lookSoon()
    const phones = viewers[0]?.kind === 'side' ? await seated(table, viewers[0].sideId) : []
    return new HostWorld(viewers, battle, table, screen, frames, phones)
  }

  get state(): unknown {
    return this.#battle.host.state
  }

  /** The command that a proposal of this phone has come to; null for none that waits. */
  get proposed(): { readonly id: string; readonly command: Typed } | null {
    const proposal = this.#table.kept.proposals.filter(({ state }) => state === 'sent').at(-1)
    return proposal === undefined || proposal.command === null ? null : { id: proposal.id, command: proposal.command }
  }

  async roll(tape: readonly Faces[]): Promise<void> {
    const { pending } = this.#battle.host.opened()
    if (pending !== null) await this.#battle.host.answer({ faces: tape.slice(pending.answered.length).map(faces => [...faces]) })
  }

  /** Leaves a command that waits for dice as it is. */
  async ask({ command, refusals }: Submitted): Promise<void> {
    const overruling = refusals.length === 0 ? {} : { overruling: { refusals: [...refusals], reason: '' } }
    this.#before = this.state
    this.#isOfPhone = false
    await this.#battle.host.submit({ command, ...overruling })
  }

  undo(): Promise<unknown> {
    this.#before = undefined
    return this.#battle.host.undo()
  }

  /** Whether the last entry is what a phone proposed: its player is told when it is taken back. */
  get isLastOfPhone(): boolean {
    return this.#isOfPhone
  }

  /** The state to which taking back the last entry leads; null where it is not to be taken back. */
  get beforeLast(): unknown {
    const last = this.#battle.host.log().at(-1)
    if (last?.kind !== 'command' || last.seq === 1 || this.#battle.host.opened().pending !== null) return null
    return this.#before ?? null
  }

  /** What the game master can show by itself of the battle. */
  get canShow(): readonly Showing[] {
    return this.#screen.state.sides.flatMap(({ name: side, strips }): readonly Showing[] => [
      { kind: 'side', side },
      ...strips.map(strip => ({ kind: 'strip', side, strip }) as const)
    ])
  }

  async show(eyes: number, showing: Showing): Promise<void> {
    await this.#screen.show(choiceOf(this.#viewers[eyes], showing))
  }

  offers(phone: number): number {
    return this.bridge(phone)?.offers.length ?? 0
  }

  bridge(phone: number): Bridge | null {
    const heard = (this.phones[phone]?.texts ?? []).map(text => JSON.parse(text) as HostMessage)
    return heard.filter((message): message is Bridge => message.kind === 'bridge').at(-1) ?? null
  }

  /** A phone comes back, speaks for another, or comes late; where there are no players, nothing. */
  async moves({ phone: at, does, nth }: Extract<Act, { kind: 'phone' }>): Promise<void> {
    const phone = this.phones[at]
    const [viewer] = this.#viewers
    if (phone === undefined || viewer?.kind !== 'side') return
    if (does === 'again') await again(this.#table, phone)
    else if (does === 'another') await another(this.#table, phone, nth)
    else if (this.phones.length < MOST_PHONES) this.phones.push(await late(this.#table, viewer.sideId))
  }

  async propose(phone: number, offer: number): Promise<void> {
    const bridge = this.bridge(phone)
    const chosen = bridge?.offers[offer]
    const line = this.phones[phone]?.line
    if (bridge === null || chosen === undefined || line === undefined) return
    const values = valuesOf(chosen)
    await this.#table.act(line, { type: 'propose', proposal: bridge.nextProposal, offer: chosen.id, values })
  }

  answer(id: string, word: 'yes' | 'half' | 'no'): Promise<void> {
    if (word !== 'no') {
      this.#before = this.state
      this.#isOfPhone = true
    }
    return this.#table.answer(id, { word, note: '', values: null })
  }

  /** Everything that was sent up to and at this tick, by who was sent it. */
  async tick(): Promise<readonly (readonly string[])[]> {
    this.#ticks += 1
    this.#table.tick(this.#ticks % BEAT_TICKS === 0)
    await rested()
    vi.advanceTimersByTime(Feed.TICK_MS)
    return [this.#frames.splice(0), ...this.phones.map(news)]
  }

  /** The players' report and replay, as they would be saved. */
  told(): string {
    const { host, system } = this.#battle
    const entries = host.log()
    return JSON.stringify(this.#viewers.map(viewer => [playersAccount(system, entries, viewer), playersReplay(system, entries, viewer)]))
  }

  async close(): Promise<void> {
    this.#screen.stop()
    await this.#table.close()
    await this.#battle.host.close()
  }
}

/** The choice of a game master who has a note at hand, which may be shown at any moment. */
function choiceOf(viewer: Watcher | undefined, showing: Showing): ScreenChoice {
  const note = { title: 'Orders', text: 'Hold **fast**.', from: 'The admiral' }
  return { ...KEY, eyes: viewer?.kind === 'side' ? viewer.sideId : null, showing, note }
}
