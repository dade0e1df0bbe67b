import { roll, type Faces, type Rule } from '../../../core/dice/rule'
import { sum } from '../../../kernel/collections'
import type { TurnOrder } from '../model/battle'
import type { FleetId } from '../model/design'
import { INITIATIVE_DICE } from '../tables/factions'

interface Entry {
  readonly fleetId: FleetId
  readonly bonus: number
  readonly rolls: Faces[]
  readonly totals: number[]
}

/** Rolls 2d6 and a bonus for every fleet, highest first; those that tie roll again among themselves (FA-003, FA-Q03, FA-Q20). */
export function* rollOrder(purpose: string, fleets: readonly { readonly fleetId: FleetId; readonly bonus: number }[]): Rule<TurnOrder> {
  const entries = fleets.map((fleet): Entry => ({ ...fleet, rolls: [], totals: [] }))
  const order = yield* ranked(purpose, entries)
  return { results: entries, order: order.map(entry => entry.fleetId) }
}

function* ranked(purpose: string, entries: readonly Entry[]): Rule<readonly Entry[]> {
  if (entries.length < 2) return entries
  for (const entry of entries) {
    const faces = yield* roll(purpose, 'd6', INITIATIVE_DICE, entry.fleetId)
    entry.rolls.push(faces)
    entry.totals.push(sum(faces) + entry.bonus)
  }
  const totals = [...new Set(entries.map(lastTotal))].sort((a, b) => b - a)
  const order: Entry[] = []
  for (const total of totals)
    order.push(
      ...(yield* ranked(
        `${purpose.replace(/Tie$/u, '')}Tie`,
        entries.filter(entry => lastTotal(entry) === total)
      ))
    )
  return order
}

function lastTotal(entry: Entry): number {
  return entry.totals.at(-1) ?? 0
}
