import type { Typed } from '@shared/core/engine/rule-system'
import type { CommandEntry, LogEntry } from '@shared/core/log/entry'
import type { Account } from '@shared/report/account'
import { GmTeller, type ReportSystem } from '@shared/report/gm-account'
import { stepsInForce } from '@shared/report/steps-in-force'
import { whenIdle } from '../../ui/drawing/when-idle'

type Entries = readonly LogEntry<Typed, Typed>[]
type Step = CommandEntry<Typed, Typed>

/** A few milliseconds of a large battle. */
const STEPS_AT_ONCE = 20

/** The battle that was told last, and how far. */
let told: { readonly rules: ReportSystem['rules']; readonly teller: GmTeller; steps: readonly Step[]; count: number } | null = null

/** The teller of this log; the one of before where all that it was told is still in force. */
function tellerOf(system: ReportSystem, entries: Entries): NonNullable<typeof told> {
  const steps = stepsInForce(entries)
  if (told?.rules !== system.rules || told.steps.slice(0, told.count).some((step, i) => step !== steps[i]))
    told = { rules: system.rules, teller: new GmTeller(system), steps, count: 0 }
  told.steps = steps
  return told
}

function goOn(battle: NonNullable<typeof told>, most: number): void {
  for (const step of battle.steps.slice(battle.count, battle.count + most)) battle.teller.take(step)
  battle.count = Math.min(battle.steps.length, battle.count + most)
}

/** Tells the game master's account of a battle while the page has nothing else to do, so that its end opens at once. */
export function tellAhead(system: ReportSystem, entries: Entries): void {
  const battle = tellerOf(system, entries)
  const next = (): void => {
    if (battle !== told || battle.count >= battle.steps.length) return
    goOn(battle, STEPS_AT_ONCE)
    whenIdle(next)
  }
  whenIdle(next)
}

/** The game master's account of a battle, with what was told ahead. */
export function gmAccountNow(system: ReportSystem, entries: Entries): Account {
  const battle = tellerOf(system, entries)
  goOn(battle, Infinity)
  return battle.teller.account(battle.steps)
}
