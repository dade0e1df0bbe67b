import { facesProblem } from '@shared/core/dice/run-rule'
import { CallFailure } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import type { StationsState } from '@shared/ipc/stations'
import { MOST_JOIN_REQUESTS, MOST_SEATS } from '@shared/stations/limits'
import type { HostMessage, PhoneMessage } from '@shared/stations/messages'
import type { OpenBattle } from '../battle/open-battles'
import type { Clock } from '../platform/clock'
import type { Log } from '../platform/log'
import type { NewId } from '../platform/new-id'
import { SerialQueue } from '../store/serial-queue'
import { battleNow, nameOfBattle } from './battle-now'
import { carryOut, type Answer } from './carry-out'
import { AskCount } from './ask-count'
import { askOf } from './asks'
import { withStale } from './stale-proposals'
import type { KeptTable, Seat, TableKept } from './kept-table'
import { LiveSeats } from './live-seats'
import { claimsOf, type Sight } from './offers'
import { afterAct, withoutSeat } from './player-acts'
import { digestOf, isSame, newMatch, newToken } from './secrets'
import type { Line } from './station'
import type { Scene } from './station-scene'
import { stateOf, type Waiting } from './state-of'
import { WrongCodes } from './wrong-codes'

export interface TableParts {
  readonly kept: KeptTable
  readonly battle: OpenBattle
  readonly newId: NewId
  readonly clock: Clock
  readonly log: Log
  /** Something the game master sees has changed. */
  readonly changed: () => void
}

type PlayerAct = Exclude<PhoneMessage, { type: 'join' | 'resume' | 'leave' }>

/**
 * The open table. Its state in memory is always the one on disk: an acknowledged seat or proposal survives a crash. Acts are serialised.
 */
export class OpenTable {
  readonly #parts: TableParts
  readonly #queue = new SerialQueue()
  readonly #waiting = new Map<string, Waiting>()
  readonly #live: LiveSeats
  readonly wrongCodes: WrongCodes
  readonly #asks: AskCount
  #table: TableKept
  #isDirty = false

  constructor(parts: TableParts, table: TableKept) {
    this.#parts = parts
    this.#table = table
    this.wrongCodes = new WrongCodes(parts.clock)
    this.#asks = new AskCount(parts.clock)
    this.#live = new LiveSeats(parts.clock, seat => this.#scene(seat))
    for (const seat of table.seats) this.#live.miss(seat)
  }

  get kept(): TableKept {
    return this.#table
  }

  get state(): Omit<StationsState, 'open' | 'addresses'> {
    return stateOf({
      table: this.#table,
      battle: this.#parts.battle,
      waiting: [...this.#waiting.values()],
      live: this.#live,
      sceneOf: seat => this.#scene(seat)
    })
  }

  /** Lets somebody in, to a side of the battle. Refused: `not-found`, `too-large` with every seat taken. */
  admit(requestId: string, sideId: string): Promise<void> {
    return this.#change(async () => {
      const waiting = this.#waiting.get(requestId)
      const { newId, battle } = this.#parts
      if (waiting === undefined) throw new CallFailure('not-found', requestId)
      if (claimsOf({ system: battle.system, state: battle.host.state, seat: { id: '', sideId, claims: [] } }).length === 0)
        throw new CallFailure('not-found', sideId)
      if (this.#table.seats.length >= MOST_SEATS) throw new CallFailure('too-large', String(MOST_SEATS))
      const token = newToken()
      const tokenDigest = digestOf(token)
      const seat: Seat = { id: newId(), name: waiting.request.name, tokenDigest, sideId, claims: [], isReady: false, proposalCount: 0 }
      await this.#save({ ...this.#table, seats: [...this.#table.seats, seat] })
      this.#waiting.delete(requestId)
      this.#live.sit(seat, waiting.line, token)
    })
  }

  listensAt(port: number): Promise<void> {
    return this.#change(() => this.#save({ ...this.#table, port }))
  }

  turnAway(requestId: string): Promise<void> {
    return this.#change(async () => {
      this.#waiting.get(requestId)?.line.end('turned-away')
      this.#waiting.delete(requestId)
    })
  }

  /** Takes a seat away, with its token and its proposals. */
  sendAway(seatId: string): Promise<void> {
    return this.#change(async () => {
      await this.#save(withoutSeat(this.#table, seatId))
      this.#live.at({ id: seatId })?.line.end('sent-away')
      this.#live.miss({ id: seatId })
    })
  }

  /** The game master's word on a proposal; see `carryOut`. */
  answer(proposalId: string, answer: Answer): Promise<void> {
    const { battle, clock } = this.#parts
    return this.#change(() =>
      carryOut({
        table: () => this.#table,
        battle,
        sightOf: seat => this.#sight(seat),
        proposalId,
        answer,
        now: () => clock.now(),
        save: next => this.#save(next)
      })
    )
  }

  /** Takes the dice a player has sent for the roll that is due. */
  takeDice(): Promise<void> {
    return this.#change(async () => {
      const { dice } = this.state
      if (dice === null) throw new CallFailure('nothing-pending', this.#table.battleId)
      await this.#parts.battle.host.answer({ faces: [dice.faces] })
    })
  }

  /** The battle has changed. What follows from it waits for the tick, so that the game master's click does not. */
  note(news: News): void {
    this.#isDirty = true
    if (news.kind !== 'battle.appended') return
    this.#live.follow(this.#parts.battle.host.state)
  }

  tick(): void {
    this.#live.tick()
    if (!this.#isDirty) return
    this.#isDirty = false
    const { clock, log } = this.#parts
    void this.#change(async () => {
      const next = withStale(this.#table, seat => this.#sight(seat), clock.now())
      if (next !== this.#table) await this.#save(next)
    }).catch((error: unknown) => log('Proposals could not be kept', error))
  }

  /** Somebody asks to be admitted; false if there is no place for this connection. */
  requestToJoin(line: Line, from: string, code: string, name: string): Promise<void> {
    return this.#change(async () => {
      if (!this.wrongCodes.isRight(from, () => isSame(code, this.#table.code))) return line.end('wrong-code')
      if (this.#waiting.size >= MOST_JOIN_REQUESTS || this.#table.seats.length >= MOST_SEATS) return line.end('full')
      const { newId, clock, battle } = this.#parts
      const request = { id: newId(), name, letters: newMatch(), sinceMs: clock.now() }
      this.#waiting.set(request.id, { request, line })
      const { letters, sinceMs } = request
      const message: HostMessage = { kind: 'waiting', letters, table: nameOfBattle(battle), sinceMs }
      line.send(JSON.stringify(message))
    })
  }

  /** A phone back at its seat. A token that is in use by a phone that answers is not given to another, and the game master is told. */
  resume(line: Line, token: string): Promise<void> {
    return this.#change(async () => {
      const seat = this.#table.seats.find(one => isSame(digestOf(token), one.tokenDigest))
      if (seat === undefined) return line.end('unknown-token')
      const before = this.#live.at(seat)
      if (before !== undefined && (await before.line.answers())) {
        this.#live.noteStranger(seat)
        return line.end('second-use')
      }
      this.#live.sit(seat, line, token)
      before?.line.end('second-use')
    })
  }

  /** Handles a message from a seated player; false if our page never sends such a message. */
  act(line: Line, message: PlayerAct): Promise<boolean> {
    return this.#change(async () => {
      const seat = this.#table.seats.find(one => this.#live.at(one)?.line === line)
      if (seat === undefined) return false
      if (message.type === 'dice') return this.#takeFaces(seat, message)
      const next = afterAct(this.#table, seat, message, this.#sight(seat), this.#parts.clock.now())
      if (next !== null && next !== this.#table) await this.#save(next)
      return next !== null
    })
  }

  gone(line: Line): void {
    for (const [id, one] of this.#waiting) if (one.line === line) this.#waiting.delete(id)
    this.#live.gone(line)
    this.#parts.changed()
  }

  /** Says to all that the table is closed. Resolves when nothing is being written any more. */
  close(): Promise<void> {
    return this.#queue.run(async () => {
      const lines = [...[...this.#waiting.values()].map(({ line }) => line), ...this.#live.clear()]
      this.#waiting.clear()
      for (const line of lines) line.end('closed')
    })
  }

  /** Dice for a roll that is no longer due arrived late; ignored without an error. */
  #takeFaces(seat: Seat, sent: Extract<PlayerAct, { type: 'dice' }>): boolean {
    const [ask] = askOf(this.#scene(seat))
    if (ask === undefined || ask.id !== sent.ask) return true
    return facesProblem(ask, sent.faces) === null && this.#live.took(seat, sent)
  }

  #sight(seat: Seat): Sight {
    const { battle } = this.#parts
    const { secret, showsChances } = this.#table
    return { system: battle.system, state: battle.host.state, seat, secret, showsChances }
  }

  #scene(seat: Seat): Scene {
    const { battle } = this.#parts
    const { seats, proposals } = this.#table
    const { pending, lastSeq } = battleNow(battle)
    const nthAsk = this.#asks.of(seat.id, lastSeq)
    return { sight: this.#sight(seat), seat, seats, proposals, table: nameOfBattle(battle), pending, nthAsk }
  }

  async #save(next: TableKept): Promise<void> {
    await this.#parts.kept.save(next)
    this.#table = next
  }

  /** Runs one act, of a player or the game master, then updates everybody's view of the table. */
  #change<T>(step: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      try {
        return await step()
      } finally {
        this.#live.draw(this.#table.seats)
        this.#parts.changed()
      }
    })
  }
}
