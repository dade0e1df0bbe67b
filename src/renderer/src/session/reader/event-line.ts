import type { AnsweredDice, Overruling } from '@shared/core/log/entry'
import type { WireCommand } from '@shared/ipc/calls'
import { present } from '@shared/kernel/present'
import type { LogLine, LogMoment } from '../../contract/log-line'
import type { EventTeller, WireCommandEntry } from './event-teller'

/** The line of one event. Keeps little and looks up the rest, since a long battle has many thousands. */
export class EventLine implements LogLine {
  constructor(
    private readonly teller: EventTeller,
    private readonly entry: WireCommandEntry,
    readonly eventIndex: number,
    readonly moment: LogMoment,
    readonly fleetIds: readonly string[],
    readonly told: LogLine['told']
  ) {}

  get kind(): 'event' {
    return 'event'
  }

  get seq(): number {
    return this.entry.seq
  }

  get at(): number {
    return this.entry.at
  }

  get dice(): readonly AnsweredDice[] {
    return this.entry.dice
  }

  get overruled(): Overruling | null {
    return this.entry.overruled ?? null
  }

  get isByGm(): boolean {
    return this.overruled !== null || this.teller.reading.isCorrection(this.entry.command)
  }

  get reason(): string {
    const { event } = this
    return 'reason' in event && typeof event.reason === 'string' ? event.reason : ''
  }

  get fold(): LogLine['fold'] {
    return this.overruled === null ? this.teller.reading.foldOf(this.event) : null
  }

  get message(): LogLine['message'] {
    return this.teller.wordsOf(this.entry, this.eventIndex).message
  }

  get besideFaces(): LogLine['besideFaces'] {
    return this.teller.wordsOf(this.entry, this.eventIndex).besideFaces
  }

  get changes(): LogLine['changes'] {
    return this.teller.wordsOf(this.entry, this.eventIndex).changes
  }

  private get event(): WireCommand {
    return present(this.entry.events[this.eventIndex], `event ${String(this.eventIndex)} of entry ${String(this.entry.seq)}`)
  }
}
