import { CallFailure, type BattleKey } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import type { StationsState } from '@shared/ipc/stations'
import type { OpenBattle } from '../battle/open-battles'
import { SerialQueue } from '../store/serial-queue'
import { stationAddresses } from './listener/addresses'
import type { Listener, StartListener } from './listener/listener'
import type { TableKept } from './kept-table'
import { OpenTable } from './open-table'
import type { TableParts } from './table-parts'
import { newCode, newToken } from './secrets'
import { Ticks } from '../page/ticks'
import { afterCrash } from './proposals'

interface ServiceParts extends Omit<TableParts, 'battle' | 'changed'> {
  readonly battle: (key: BattleKey) => OpenBattle | null
  /** Null in a shell that has no pages for phones. */
  readonly startListener: StartListener | null
  readonly announce: (news: News) => void
}

/** The table that players join with their phones: closed until the game master opens it, and closed with its battle. */
export class StationService {
  readonly #parts: ServiceParts
  readonly #queue = new SerialQueue()
  #open: { readonly table: OpenTable; readonly listener: Listener; readonly ticks: Ticks } | null = null
  #announced = ''

  constructor(parts: ServiceParts) {
    this.#parts = parts
  }

  get state(): StationsState {
    const addresses = stationAddresses()
    if (this.#open === null) return { open: null, addresses, joinRequests: [], seats: [], left: null, proposals: [], dice: null }
    const { table, listener } = this.#open
    const { campaignId, battleId, code } = table.kept
    const link = `http://${listener.host}/#${code}`
    return { open: { campaignId, battleId, host: listener.host, code, link, sides: this.#sides(table.kept) }, addresses, ...table.state }
  }

  /**
   * Opens the table of a battle at one address. The last table of the same battle keeps its code, seats and proposals. Refused: `not-open`
   * without the battle, `refused` for an address that is not of this room, and where there is nothing to serve.
   */
  open(key: BattleKey, address: string, showsChances: boolean): Promise<null> {
    return this.#queue.run(async () => {
      const { startListener, kept } = this.#parts
      const battle = this.#parts.battle(key)
      if (battle === null) throw new CallFailure('not-open', key.battleId)
      if (startListener === null || !stationAddresses().some(one => one.address === address && one.kind !== 'virtual'))
        throw new CallFailure('refused', address)
      await this.#shut()
      const before = { ...this.#before(key, battle), showsChances }
      await kept.save(before)
      const table = new OpenTable({ ...this.#parts, battle, changed: () => this.#tell() }, before)
      const listener = await startListener(address, before.port, table)
      this.#open = { table, listener, ticks: new Ticks(table) }
      await table.listensAt(listener.port)
      this.#tell()
      return null
    })
  }

  close(): Promise<null> {
    return this.#queue.run(async () => {
      await this.#shut()
      this.#tell()
      return null
    })
  }

  /** One act of the game master on the open table. */
  async act(step: (table: OpenTable) => Promise<void>): Promise<null> {
    if (this.#open === null) throw new CallFailure('not-open', '')
    await step(this.#open.table)
    return null
  }

  note(news: News): void {
    if (this.#open === null || !('battleId' in news) || news.battleId !== this.#open.table.kept.battleId) return
    this.#open.table.note(news)
    this.#open.ticks.look()
  }

  /** A battle was opened or closed: the table closes with its own. */
  look(): void {
    if (this.#open !== null && this.#parts.battle(this.#open.table.kept) === null) void this.close()
  }

  stop(): Promise<void> {
    return this.#queue.run(() => this.#shut())
  }

  #before(key: BattleKey, { host }: OpenBattle): TableKept {
    const kept = this.#parts.kept.value
    if (kept === null || kept.battleId !== key.battleId || kept.campaignId !== key.campaignId)
      return { ...key, code: newCode(), port: null, secret: newToken(), showsChances: true, seats: [], proposals: [] }
    const atMs = this.#parts.clock.now()
    const { pending } = host.opened()
    // Whoever was ready was so for the phase of that evening.
    const seats = kept.seats.map(seat => ({ ...seat, isReady: false }))
    return { ...kept, seats, proposals: kept.proposals.map(proposal => afterCrash(proposal, seq => host.log(seq, 1)[0], pending, atMs)) }
  }

  #sides(key: BattleKey): readonly { readonly sideId: string; readonly name: string }[] {
    const battle = this.#parts.battle(key)
    if (battle === null) return []
    const { rules } = battle.system
    return [...'ABCDEFGH'].flatMap(sideId => {
      const own = rules.viewFor(battle.host.state, { kind: 'side', sideId }).sides.find(({ relation }) => relation === 'own')
      return own === undefined ? [] : [{ sideId, name: own.name }]
    })
  }

  #tell(): void {
    this.#open?.ticks.look()
    const { state } = this
    const text = JSON.stringify(state)
    if (text !== this.#announced) this.#parts.announce({ kind: 'stations.changed', stations: state })
    this.#announced = text
  }

  async #shut(): Promise<void> {
    const open = this.#open
    this.#open = null
    if (open === null) return
    open.ticks.stop()
    await open.table.close()
    await open.listener.close()
  }
}
