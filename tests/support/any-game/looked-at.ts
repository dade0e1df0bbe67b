import type { Typed } from '@shared/core/engine/rule-system'
import type { ActField, ActValues } from '@shared/core/view/station'
import type { Viewer } from '@shared/core/view/viewer'
import type { HostedSystem } from '@shared/schema/hosted-system'
import type { FuzzedGame } from './fuzzed-games'

/** Everything that is asked of a battle between two acts: what it owes, what each viewer sees, what phones offer with its chances. */
export function lookAt({ rules, momentOf, station, report }: HostedSystem, { brokenInvariants }: FuzzedGame, state: unknown): void {
  rules.obligations(state)
  momentOf(state)
  report.momentOf(state)
  report.unitsOf(state)
  report.officersOf(state)
  for (const viewer of [{ kind: 'gm' }, { kind: 'table' }] as const) rules.viewFor(state, viewer)
  for (const { id: sideId } of report.sidesOf(state)) {
    const ownIds = station.claims(state, sideId).map(({ id }) => id)
    const viewer: Viewer = { kind: 'side', sideId }
    rules.viewFor(state, viewer)
    rules.viewFor(state, { kind: 'station', sideId, ownIds })
    const known = station.knownTo(state, viewer)
    for (const act of station.acts(known, ownIds)) {
      const values = Object.fromEntries(act.fields.flatMap(field => firstOf(field))) satisfies ActValues
      if (Object.keys(values).length < act.fields.length) continue
      act.chanceOf(values)
      act.isChanceSecret?.(values)
      const command = act.commandOf(values)
      rules.check(state, command)
      rules.describeCommand(state, command)
    }
  }
  // Asks for the chances of what is about to be rolled, too.
  const broken = brokenInvariants(state, true)
  if (broken.length > 0) throw new Error(`It holds no longer: ${broken.join('; ')}`)
}

/** What the events of a command tell, one after the other; the state is the one before them. */
export function lookAtEvents({ rules, report }: HostedSystem, before: unknown, command: Typed, events: readonly Typed[]): void {
  rules.describeCommand(before, command)
  let state = before
  for (const [index, event] of events.entries()) {
    rules.describe(state, event)
    report.factsOf(state, event, { id: String(index), command, dice: [] })
    state = rules.evolve(state, event)
  }
}

function firstOf(field: ActField): readonly (readonly [string, ActValues[string]])[] {
  if (field.kind === 'number') return [[field.name, field.value ?? field.min]]
  if (field.kind !== 'pick') return [[field.name, field.value]]
  const [option] = field.options
  return option === undefined ? [] : [[field.name, option.value]]
}
