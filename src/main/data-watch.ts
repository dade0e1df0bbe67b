import { CallFailure, type CallArgs, type CallHandlers, type CallName, type CallResult } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import { CALL_NAMES } from '@shared/ipc/schemas/calls'
import type { Disk } from './store/disk/disk'
import { holdsData, isDataFolder } from './store/location/location'

/** How often to check for the data folder while no call needs it, in milliseconds: a call finds out by itself. */
const LOOK_MS = 5_000

/**
 * Notices when the data folder vanishes while it is in use, for example with its disk: every window is told, and no call
 * returns partial data, such as an empty list.
 */
export class DataWatch {
  readonly #disk: Disk
  readonly #dataDir: string
  readonly #announce: (news: News) => void
  readonly #timer: NodeJS.Timeout
  #wasGone = false

  constructor(disk: Disk, dataDir: string, announce: (news: News) => void, everyMs = LOOK_MS) {
    this.#disk = disk
    this.#dataDir = dataDir
    this.#announce = announce
    this.#timer = setInterval(() => void this.look(), everyMs)
    this.#timer.unref()
  }

  /** Whether the folder is gone. While it is, each check tells the windows, as one may be new; its return is announced once. */
  async look(): Promise<boolean> {
    const isGone = !(await isDataFolder(this.#disk, this.#dataDir)) && !(await holdsData(this.#disk, this.#dataDir))
    if (isGone || this.#wasGone) this.#announce({ kind: 'data.gone', isGone })
    this.#wasGone = isGone
    return isGone
  }

  /** Wraps the handlers; while the folder is gone, each that needs it fails with `data-gone`. */
  guarded(handlers: CallHandlers): CallHandlers {
    const handlerOf =
      <N extends CallName>(name: N) =>
      async (args: CallArgs<N>): Promise<CallResult<N>> => {
        try {
          const result = await handlers[name](args)
          if (NEEDS_NO_DATA.has(name) || !(await this.look())) return result
        } catch (error) {
          if (NEEDS_NO_DATA.has(name) || !(await this.look())) throw error
        }
        throw new CallFailure('data-gone', this.#dataDir)
      }
    return Object.fromEntries(CALL_NAMES.map(name => [name, handlerOf(name)])) as unknown as CallHandlers
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

/** These answer from memory, including an open battle: its log can still be read and exported. */
const NEEDS_NO_DATA: ReadonlySet<CallName> = new Set<CallName>([
  'app.info',
  'settings.get',
  'players.frame',
  'players.screen',
  'battle.state',
  'battle.log',
  'battle.hash',
  'battle.close'
])
