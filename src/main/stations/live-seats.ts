import type { Clock } from '../platform/clock'
import type { Seat } from './kept-table'
import { Station, type Line } from './station'
import type { Scene } from './station-scene'

/** The phones that answer at this moment, by seat, and since when the others are silent. Not kept: phones come back by themselves. */
export class LiveSeats {
  readonly #clock: Clock
  readonly #sceneOf: (seat: Seat) => Scene
  readonly #stations = new Map<string, Station>()
  readonly #silent = new Map<string, number>()
  readonly #strangers = new Map<string, number>()

  constructor(clock: Clock, sceneOf: (seat: Seat) => Scene) {
    this.#clock = clock
    this.#sceneOf = sceneOf
  }

  at({ id }: Pick<Seat, 'id'>): Station | undefined {
    return this.#stations.get(id)
  }

  /** Keeps the faces a phone has sent; true. */
  took(seat: Seat, sent: Station['sent']): true {
    const station = this.at(seat)
    if (station !== undefined) station.sent = sent
    return true
  }

  /** When it was last heard; null while it answers. */
  silentSince({ id }: Seat): number | null {
    return this.#stations.has(id) ? null : (this.#silent.get(id) ?? null)
  }

  /** How often another connection tried to use its token. */
  strangers({ id }: Seat): number {
    return this.#strangers.get(id) ?? 0
  }

  sit(seat: Seat, line: Line, token: string): void {
    this.#stations.set(seat.id, new Station(line, token, this.#sceneOf(seat)))
    this.#silent.delete(seat.id)
  }

  /** Marks the phone of this seat as not connected. */
  miss({ id }: Pick<Seat, 'id'>): void {
    this.#stations.delete(id)
    this.#silent.set(id, this.#clock.now())
  }

  /** The seat is gone. */
  forget({ id }: Pick<Seat, 'id'>): void {
    for (const seats of [this.#stations, this.#silent, this.#strangers]) seats.delete(id)
  }

  noteStranger(seat: Seat): void {
    this.#strangers.set(seat.id, this.strangers(seat) + 1)
  }

  gone(line: Line): void {
    for (const [id, station] of this.#stations) if (station.line === line) this.miss({ id })
  }

  follow(state: unknown): void {
    for (const station of this.#stations.values()) station.follow(state)
  }

  /** Whether a phone answers. */
  get isAnyThere(): boolean {
    return this.#stations.size > 0
  }

  /** Whether something has happened that a phone may have to be told. */
  get hasNews(): boolean {
    return [...this.#stations.values()].some(station => station.hasNews)
  }

  tick(isBeat: boolean): void {
    for (const station of this.#stations.values()) station.tick(isBeat)
  }

  /** Sends every phone its changes. If its claims have changed, its view is sent anew. */
  draw(seats: readonly Seat[]): void {
    for (const seat of seats) {
      const before = this.#stations.get(seat.id)
      if (before === undefined) continue
      const scene = this.#sceneOf(seat)
      if (!before.isFor(seat)) this.sit(seat, before.line, before.token)
      const station = this.#stations.get(seat.id) ?? before
      if (station !== before) station.tick()
      station.draw(scene)
    }
  }

  /** Disconnects all seats and returns their connections. */
  clear(): readonly Line[] {
    const lines = [...this.#stations.values()].map(({ line }) => line)
    this.#stations.clear()
    return lines
  }
}
