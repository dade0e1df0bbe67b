import { facesProblem } from '@shared/core/dice/run-rule'
import { CallFailure } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import type { StationsState } from '@shared/ipc/stations'
import { MOST_SEATS } from '@shared/stations/limits'
import type { Due } from '../page/ticks'
import { SerialQueue } from '../store/serial-queue'
import { battleNow, nameOfBattle } from './battle-now'
import { carryOut, type Answer } from './carry-out'
import { askOf } from './asks'
import { BattleCourse } from './battle-course'
import { withOutcomes } from './became'
import { withStale } from './stale-proposals'
import type { Seat, TableKept } from './kept-table'
import { LiveSeats } from './live-seats'
import { claimsOf } from './offers'
import { afterAct, nobodyReady, withoutSeat, type Asking, type PlayerAct } from './player-acts'
import { digestOf, isSame, newToken } from './secrets'
import type { Line } from './station'
import { Scenes } from './scenes'
import { stateOf } from './state-of'
import type { TableParts } from './table-parts'
import { WaitingList } from './waiting-list'
import { WrongCodes } from './wrong-codes'

/**
 * The open table. Its state in memory is always the one on disk: an acknowledged seat or proposal survives a crash. Acts are serialised.
 */
export class OpenTable {
  readonly #parts: TableParts
  readonly #queue = new SerialQueue()
  readonly #waiting: WaitingList
  readonly #live: LiveSeats
  readonly wrongCodes: WrongCodes
  readonly #scenes: Scenes
  readonly #course: BattleCourse
  #table: TableKept
  #isDirty = false
  #left: StationsState['left'] = null

  constructor(parts: TableParts, table: TableKept) {
    this.#parts = parts
    this.#table = table
    this.#waiting = new WaitingList(parts.clock, () => nameOfBattle(parts.battle))
    this.#course = new BattleCourse(parts.battle)
    this.#scenes = new Scenes(parts.battle, parts.clock, () => this.#table)
    this.wrongCodes = new WrongCodes(parts.clock)
    this.#live = new LiveSeats(parts.clock, seat => this.#scenes.sceneOf(seat))
    for (const seat of table.seats) this.#live.miss(seat)
  }

  get kept(): TableKept {
    return this.#table
  }

  get state(): Omit<StationsState, 'open' | 'addresses'> {
    return stateOf({
      table: this.#table,
      battle: this.#parts.battle,
      waiting: this.#waiting.requests,
      left: this.#left,
      live: this.#live,
      sceneOf: seat => this.#scenes.sceneOf(seat)
    })
  }

  /** Lets somebody in, to a side of the battle. Refused: `not-found`, `too-large` with every seat taken. */
  admit(requestId: string, sideId: string): Promise<void> {
    return this.#change(async () => {
      const request = this.#waiting.find(requestId)
      const { newId, battle } = this.#parts
      if (request === undefined) throw new CallFailure('not-found', requestId)
      if (claimsOf({ system: battle.system, state: battle.host.state, seat: { id: '', sideId, claims: [] } }).length === 0)
        throw new CallFailure('not-found', sideId)
      if (this.#table.seats.length >= MOST_SEATS) throw new CallFailure('too-large', String(MOST_SEATS))
      const token = newToken()
      const tokenDigest = digestOf(token)
      const seat: Seat = { id: newId(), name: request.name, tokenDigest, sideId, claims: [], isReady: false, proposalCount: 0 }
      await this.#save({ ...this.#table, seats: [...this.#table.seats, seat] })
      this.#live.miss(seat)
      this.#waiting.admit(requestId, seat, token, line => this.#live.sit(seat, line, token))
    })
  }

  listensAt(port: number): Promise<void> {
    return this.#change(() => this.#save({ ...this.#table, port }))
  }

  turnAway(requestId: string): Promise<void> {
    return this.#change(async () => this.#waiting.turnAway(requestId))
  }

  /** Takes a seat away, with its token and its proposals. */
  sendAway(seatId: string): Promise<void> {
    return this.#change(async () => {
      await this.#save(withoutSeat(this.#table, seatId))
      this.#live.at({ id: seatId })?.line.end('sent-away')
      this.#live.forget({ id: seatId })
    })
  }

  /** The game master's word on a proposal; see `carryOut`. */
  answer(proposalId: string, answer: Answer): Promise<void> {
    const { battle, clock } = this.#parts
    return this.#change(() =>
      carryOut({
        table: () => this.#table,
        battle,
        sightOf: seat => this.#scenes.sightOf(seat),
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
    this.#course.note(news)
    if (news.kind !== 'battle.appended') return
    this.#live.follow(this.#parts.battle.host.state)
  }

  get due(): Due {
    if (this.#isDirty || this.#live.hasNews) return 'tick'
    return this.#live.isAnyThere || !this.#waiting.isEmpty ? 'beat' : 'never'
  }

  /** Sends everyone what is new; if it is time for a beat, a sign of life to those for whom nothing is. */
  tick(isBeat: boolean): void {
    this.#live.tick(isBeat)
    if (isBeat && this.#waiting.beat()) this.#parts.changed()
    if (!this.#isDirty) return
    this.#isDirty = false
    const { clock, log, battle } = this.#parts
    void this.#change(async () => {
      const { steps, isNewPhase } = this.#course.next()
      const { sightOf } = this.#scenes
      const table = isNewPhase ? nobodyReady(this.#table) : this.#table
      const next = withOutcomes(withStale(table, sightOf, clock.now()), { ...battleNow(battle), steps, sightOf })
      if (next !== this.#table) await this.#save(next)
    }).catch((error: unknown) => log('Proposals could not be kept', error))
  }

  /** Somebody asks to be admitted, for the first time or again after the phone slept. */
  requestToJoin(line: Line, from: string, { code, name, ticket }: Asking): Promise<void> {
    return this.#change(async () => {
      if (ticket !== undefined && this.#waiting.takeUp(line, ticket, (seat, token) => this.#sitAgain(seat, line, token))) return
      if (!this.wrongCodes.isRight(from, () => isSame(code, this.#table.code))) return line.end('wrong-code')
      if (this.#waiting.isFull || this.#table.seats.length >= MOST_SEATS) return line.end('full')
      this.#waiting.add(line, this.#parts.newId(), name)
    })
  }

  /** Somebody was admitted while the phone slept, and is back. */
  #sitAgain({ id }: Seat, line: Line, token: string): void {
    const seat = this.#table.seats.find(one => one.id === id)
    if (seat === undefined) line.end('sent-away')
    else this.#live.sit(seat, line, token)
  }

  /** A player gives up the seat, or waits no longer. */
  leave(line: Line): Promise<void> {
    return this.#change(async () => {
      const seat = this.#table.seats.find(one => this.#live.at(one)?.line === line)
      if (this.#waiting.leave(line) || seat === undefined) return
      await this.#save(withoutSeat(this.#table, seat.id))
      this.#live.forget(seat)
      this.#left = { name: seat.name, atMs: this.#parts.clock.now() }
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
      const next = afterAct(this.#table, seat, message, this.#scenes.sightOf(seat), this.#parts.clock.now())
      if (next !== null && next !== this.#table) await this.#save(next)
      return next !== null
    })
  }

  gone(line: Line): void {
    this.#waiting.gone(line)
    this.#live.gone(line)
    this.#parts.changed()
  }

  /** Says to all that the table is closed. Resolves when nothing is being written any more. */
  close(): Promise<void> {
    return this.#queue.run(async () => {
      const lines = [...this.#waiting.clear(), ...this.#live.clear()]
      for (const line of lines) line.end('closed')
    })
  }

  /** Dice for a roll that is no longer due arrived late; ignored without an error. */
  #takeFaces(seat: Seat, sent: Extract<PlayerAct, { type: 'dice' }>): boolean {
    const [ask] = askOf(this.#scenes.sceneOf(seat))
    if (ask === undefined || ask.id !== sent.ask) return true
    return facesProblem(ask, sent.faces) === null && this.#live.took(seat, sent)
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
