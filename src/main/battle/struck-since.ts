import type { Viewer } from '@shared/core/view/viewer'
import type { ReportUnit } from '@shared/core/report/report-rules'
import { stepsInForce } from '@shared/report/steps-in-force'
import { StrikeTeller, type Strike } from '@shared/report/strikes'
import type { HostedSystem } from '@shared/systems/index'
import type { BattleHost } from './battle-host'

/** What struck since it was last asked, and the units that this viewer knows of. */
export interface Struck {
  readonly strikes: readonly Strike[]
  readonly known: readonly ReportUnit[]
}

interface Followed {
  readonly seq: number
  /** Null after an undo: what was on its way is read anew. */
  readonly teller: StrikeTeller | null
}

/** Follows what strikes in open battles, for the one screen that shows it. It tells nothing from before it looked, nor what was undone. */
export class StruckSince {
  readonly #followed = new WeakMap<BattleHost, Followed>()

  of({ host, system }: { readonly host: BattleHost; readonly system: HostedSystem }, viewer: Viewer): Struck | null {
    const before = this.#followed.get(host)
    const entries = host.log()
    if (before?.seq === entries.length) return null
    if (before === undefined) {
      this.#followed.set(host, { seq: entries.length, teller: null })
      return null
    }
    const { rules, report, station } = system
    const told = { report, evolve: rules.evolve, strikesTogether: report.volleys === 'side' }
    // An undo may take back a hidden act alone: what else struck meanwhile is told all the same.
    const isUndone = entries.slice(before.seq).some(({ kind }) => kind !== 'command')
    const steps = stepsInForce(entries)
    const known = steps.filter(({ seq }) => seq <= before.seq).length
    const teller =
      before.teller === null || isUndone ? StrikeTeller.after(told, steps.slice(0, known), seq => host.stateAt(seq)) : before.teller
    this.#followed.set(host, { seq: entries.length, teller })
    const strikes = steps.slice(known).flatMap(step => teller.take(step))
    return strikes.length === 0 ? null : { strikes, known: report.unitsOf(station.knownTo(host.state, viewer)) }
  }
}
