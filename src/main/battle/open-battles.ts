import type { SystemId } from '@shared/campaign/campaign'
import type { TableView } from '@shared/core/view/table-view'
import type { Viewer } from '@shared/core/view/viewer'
import type { Account } from '@shared/report/account'
import { CallFailure, type BattleKey, type WireCommand } from '@shared/ipc/calls'
import { hostedSystem, type HostedSystem } from '@shared/systems/index'
import type { Disk } from '../store/disk/disk'
import type { WriteGuard } from '../store/document/durable-document'
import { SerialQueue } from '../store/serial-queue'
import { StoreError } from '../store/store-error'
import { AccountsSeen } from './accounts-seen'
import { StruckSince, type Struck } from './struck-since'
import type { BattleHost } from './battle-host'
import type { BattleEnvironment } from './battle-parts'
import { openBattleHost, type OpenHow } from './open-battle-host'

interface OpenBattlesParts extends BattleEnvironment {
  readonly disk: Disk
  readonly guard: WriteGuard
  /** Nothing can be written at present. */
  readonly isReadOnly: boolean
  readonly dirOf: (key: BattleKey) => string
  /** Called when a battle was opened or closed. */
  readonly onOpened?: () => void
  /** Replaces the list of systems in tests. */
  readonly systemOf?: (id: SystemId) => HostedSystem
}

export interface OpenBattle {
  readonly host: BattleHost
  readonly system: HostedSystem
}

/** The battles open at the moment, each of them once however many windows show it. */
export class OpenBattles {
  readonly #parts: OpenBattlesParts
  /** Opens, closes and moves battles one at a time, so that none is opened from a directory that is about to go. */
  readonly #queue = new SerialQueue()
  readonly #open = new Map<string, BattleHost>()
  readonly #systems = new WeakMap<BattleHost, HostedSystem>()
  readonly #accounts = new AccountsSeen()
  readonly #struck = new StruckSince()

  constructor(parts: OpenBattlesParts) {
    this.#parts = parts
  }

  /** Throws `not-open` when the battle is not open. */
  get(key: BattleKey): BattleHost {
    const host = this.#open.get(nameOf(key))
    if (host === undefined) throw new CallFailure('not-open', key.battleId)
    return host
  }

  /** An open battle with its game; null when it is not open. */
  find(key: BattleKey): OpenBattle | null {
    const host = this.#open.get(nameOf(key))
    const system = host === undefined ? undefined : this.#systems.get(host)
    return host === undefined || system === undefined ? null : { host, system }
  }

  /** The battle as this viewer may see it; null when it is not open. */
  viewFor(key: BattleKey, viewer: Viewer): TableView | null {
    const battle = this.find(key)
    return battle === null ? null : battle.system.rules.viewFor(battle.host.state, viewer)
  }

  /** The battle so far, as this viewer has seen it; null when it is not open. */
  accountFor(key: BattleKey, viewer: Viewer): Account | null {
    const battle = this.find(key)
    return battle === null ? null : this.#accounts.of(battle, viewer)
  }

  /** What struck since it was last asked, for the player screen; null for nothing, or when it is not open. */
  struckSince(key: BattleKey, viewer: Viewer): Struck | null {
    const battle = this.find(key)
    return battle === null ? null : this.#struck.of(battle, viewer)
  }

  open(key: BattleKey, systemId: SystemId): Promise<BattleHost> {
    return this.#queue.run(async () => this.#open.get(nameOf(key)) ?? (await this.#add(key, systemId, 'known')))
  }

  /** A new battle whose first entry is this command. Rejects with the StoreError `exists` when the id is taken. */
  begin(key: BattleKey, systemId: SystemId, command: WireCommand): Promise<BattleHost> {
    return this.#queue.run(async () => {
      const dir = this.#parts.dirOf(key)
      if ((await this.#parts.disk.stat(dir)) !== null) throw new StoreError('exists', dir)
      const host = await this.#add(key, systemId, 'new')
      try {
        const result = await host.submit({ command })
        if (result.kind === 'done') return host
        throw new CallFailure('refused', result.kind === 'refused' ? result.refusal : result.request.purpose)
      } catch (error) {
        await this.#remove(key)
        throw error
      }
    })
  }

  /** Continues a damaged battle from its last good entry; leaves a sound one alone. */
  continueFromRescue(key: BattleKey, systemId: SystemId): Promise<BattleHost> {
    return this.#queue.run(async () => {
      const host = this.#open.get(nameOf(key))
      if (host?.opened().mode === 'writable') return host
      await this.#remove(key)
      return this.#add(key, systemId, 'continue')
    })
  }

  /** The state of a battle. One that is closed is opened just to read it. */
  stateOf(key: BattleKey, systemId: SystemId): Promise<unknown> {
    return this.#queue.run(async () => {
      const open = this.#open.get(nameOf(key))
      if (open !== undefined) return open.state
      const host = await this.#add(key, systemId, 'known')
      try {
        return host.state
      } finally {
        await this.#remove(key)
      }
    })
  }

  /** Does nothing when the battle is not open. */
  close(key: BattleKey): Promise<void> {
    return this.#queue.run(() => this.#remove(key))
  }

  /** Runs a step that needs every battle of a campaign closed, and keeps them closed until it is done. */
  withClosed<T>(campaignId: string, step: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      await this.#removeAll(key => key.campaignId === campaignId)
      return step()
    })
  }

  closeAll(): Promise<void> {
    return this.#queue.run(() => this.#removeAll(() => true))
  }

  async #add(key: BattleKey, systemId: SystemId, how: OpenHow): Promise<BattleHost> {
    const { dirOf, systemOf = hostedSystem, onOpened, ...parts } = this.#parts
    const system = systemOf(systemId)
    const host = await openBattleHost({ ...parts, key, dir: dirOf(key), systemId, system }, how)
    this.#open.set(nameOf(key), host)
    this.#systems.set(host, system)
    onOpened?.()
    return host
  }

  async #remove(key: BattleKey): Promise<void> {
    const host = this.#open.get(nameOf(key))
    if (host === undefined) return
    try {
      await host.close()
    } finally {
      // A host that failed to close takes no more commands; opening the battle again makes a new one.
      this.#open.delete(nameOf(key))
      this.#parts.onOpened?.()
    }
  }

  async #removeAll(isMeant: (key: BattleKey) => boolean): Promise<void> {
    const keys = [...this.#open.values()].map(host => host.key).filter(isMeant)
    const ends = await Promise.allSettled(keys.map(key => this.#remove(key)))
    // Thrown only when all the others are closed too: the caller may free the directory next.
    const failed = ends.find(end => end.status === 'rejected')
    if (failed !== undefined) throw failed.reason
  }
}

function nameOf({ campaignId, battleId }: BattleKey): string {
  return `${campaignId}/${battleId}`
}
