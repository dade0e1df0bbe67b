import type { Viewer } from '@shared/core/view/viewer'
import type { Account } from '@shared/report/account'
import type { ReportSystem } from '@shared/report/gm-account'
import { playersAccount } from '@shared/report/players-account'
import type { BattleHost } from './battle-host'

/** What viewers have seen of open battles, told once for each log as it stands. */
export class AccountsSeen {
  readonly #told = new WeakMap<BattleHost, Map<string, { readonly seq: number; readonly account: Account }>>()

  /** Without the sentences of each act: sides, units, rounds and turning points. */
  of({ host, system }: { readonly host: BattleHost; readonly system: ReportSystem }, viewer: Viewer): Account {
    const entries = host.log()
    const told = this.#told.get(host) ?? new Map<string, { readonly seq: number; readonly account: Account }>()
    this.#told.set(host, told)
    const name = JSON.stringify(viewer)
    const before = told.get(name)
    if (before?.seq === entries.length) return before.account
    const whole = playersAccount(system, entries, viewer)
    const account = { ...whole, rounds: whole.rounds.map(round => ({ ...round, phases: [] })) }
    told.set(name, { seq: entries.length, account })
    return account
  }
}
