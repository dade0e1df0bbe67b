import type { LogEntry } from '@shared/core/log/entry'
import { Timeline } from '@shared/core/log/timeline'

/** Timelines for tests: made by acts, and folded a second time without any memory of states. */

type Entry = LogEntry<string, string>
export type Act = 'command' | 'undo' | 'undoTwo' | 'redo'

/** The state is the text of all events in force, so that a wrong order shows. */
export const evolve = (state: string, event: string): string => state + event
export const fresh = (): Timeline<string, string, string> => new Timeline('', evolve)

export const commandEntry = (seq: number, ...events: readonly string[]): Entry => ({
  kind: 'command',
  seq,
  at: seq,
  by: 'gm',
  command: events.join(),
  dice: [],
  events,
  rulesVersion: 1
})
export const stepBack = (seq: number, target: number): Entry => ({ kind: 'undo', seq, at: seq, by: 'gm', target })
export const stepForth = (seq: number, target: number): Entry => ({ kind: 'redo', seq, at: seq, by: 'gm', target })

/** Does what is possible of an act and says whether it was. */
export function act(timeline: Timeline<string, string, string>, what: Act): boolean {
  const seq = timeline.lastSeq + 1
  if (what === 'command') {
    timeline.append(commandEntry(seq, `<${String(seq)}`, '>'))
    return true
  }
  const target = what === 'redo' ? timeline.redoTarget : what === 'undo' ? timeline.undoTarget : lastButOne(timeline)
  if (target === null) return false
  timeline.append(what === 'redo' ? stepForth(seq, target) : stepBack(seq, target))
  return true
}

/** The step before the last one; null when it is the first. */
function lastButOne(timeline: Timeline<string, string, string>): number | null {
  const done = timeline.entries.filter(entry => entry.kind === 'command' && !timeline.isUndone(entry.seq))
  return done.length > 2 ? (done[done.length - 2]?.seq ?? null) : null
}

/** The same rules, without any memory of states: two stacks of seqs, folded afresh each time. */
export class Naive {
  done: number[] = []
  undone: number[] = []
  seq = 0

  act(what: Act): void {
    if (what === 'command') {
      this.seq += 1
      this.done.push(this.seq)
      this.undone = []
    } else if (what === 'undo' && this.done.length > 1) {
      this.seq += 1
      this.undone.push(this.done.pop() ?? 0)
    } else if (what === 'undoTwo' && this.done.length > 2) {
      this.seq += 1
      this.undone.push(this.done.pop() ?? 0, this.done.pop() ?? 0)
    } else if (what === 'redo' && this.undone.length > 0) {
      this.seq += 1
      this.done.push(this.undone.pop() ?? 0)
    }
  }

  get state(): string {
    return this.done.map(seq => `<${String(seq)}>`).join('')
  }
}

/** Counts the evolve calls, to show which states are cached. */
export const counted = () => {
  let folds = 0
  const evolve = (state: number, event: number): number => {
    folds += 1
    return (state * 31 + event) % 1_000_003
  }
  return { timeline: new Timeline<number, string, number>(0, evolve), evolve, folds: () => folds }
}
/** A command of one event, its own number. */
export const numbered = (seq: number): LogEntry<string, number> => ({
  kind: 'command',
  seq,
  at: seq,
  by: 'gm',
  command: 'x',
  dice: [],
  events: [seq],
  rulesVersion: 1
})
/** The states of a counted timeline after so many numbered entries, from none. */
export const states = (length: number): readonly number[] => {
  const all = [0]
  for (let seq = 1; seq <= length; seq += 1) all.push(((all[seq - 1] ?? 0) * 31 + seq) % 1_000_003)
  return all
}
