import type { CommandEntry, LogEntry } from '../core/log/entry'

/** The commands that count at the end of a log, in order. What was taken back and not brought back is not among them. */
export function stepsInForce<Command, Event>(entries: readonly LogEntry<Command, Event>[]): readonly CommandEntry<Command, Event>[] {
  const steps: CommandEntry<Command, Event>[] = []
  for (const entry of entries) {
    if (entry.kind === 'command') steps.push(entry)
    else if (entry.kind === 'redo') {
      const again = entries[entry.target - 1]
      if (again?.kind === 'command') steps.push(again)
    } else while ((steps.at(-1)?.seq ?? 0) >= entry.target) steps.pop()
  }
  return steps
}
