import { Feed, padded } from '@shared/core/view/feed'
import { LINES_KEPT } from '@shared/core/view/next-shown'
import { newsSoFar } from '@shared/report/news-so-far'
import type { Bridge, EndReason, Seated } from '@shared/stations/messages'
import { askOf } from './asks'
import type { Seat } from './kept-table'
import { claimViews, offersOf, viewerOf } from './offers'
import { nextProposal, proposalView } from './proposals'
import type { Scene } from './station-scene'

/** The connection of one phone. */
export interface Line {
  /** Whether the phone is still there: it answers a ping. */
  answers(): Promise<boolean>
  send(text: string): void
  /** Sends the reason and closes the connection. */
  end(reason: EndReason): void
}

/** One connected phone with a seat. Remembers what was sent, so that only changes go out, and only at ticks. */
export class Station {
  readonly line: Line
  readonly token: string
  readonly #feed: Feed<unknown>
  readonly #claims: string
  /** Faces this phone has sent, for which ask. */
  sent: { readonly ask: string; readonly faces: readonly number[] } | null = null
  #seated = ''
  #bridge = ''

  constructor(line: Line, token: string, { sight, seat, entries }: Scene) {
    this.line = line
    this.token = token
    this.#claims = JSON.stringify([seat.sideId, seat.claims])
    const viewer = viewerOf(sight)
    this.#feed = new Feed(sight.system.rules.viewFor, viewer, sight.state, newsSoFar(sight.system, entries(), viewer, LINES_KEPT))
  }

  /** Whether it still shows what its player speaks for. */
  isFor(seat: Seat): boolean {
    return this.#claims === JSON.stringify([seat.sideId, seat.claims])
  }

  follow(state: unknown): void {
    this.#feed.follow(state)
  }

  get hasNews(): boolean {
    return this.#feed.hasNews
  }

  tick(isBeat = false): void {
    const frame = this.#feed.tick(isBeat)
    if (frame !== null) this.line.send(frame)
  }

  /** Sends the changes of its seat and of its bridge. */
  draw(scene: Scene): void {
    const seated = padded(seatedOf(scene, this.token))
    if (seated !== this.#seated) this.line.send(seated)
    this.#seated = seated
    const bridge = padded(bridgeOf(scene, this.sent))
    if (bridge !== this.#bridge) this.line.send(bridge)
    this.#bridge = bridge
  }
}

function seatedOf({ sight, seat, seats, table }: Scene, token: string): Seated {
  return { kind: 'seated', token, name: seat.name, table, claims: claimViews(sight, seats) }
}

function bridgeOf(scene: Scene, sent: Station['sent']): Bridge {
  const { sight, seat, proposals } = scene
  return {
    kind: 'bridge',
    nextProposal: nextProposal(sight.secret, seat),
    offers: offersOf(sight),
    asks: askOf(scene).map(ask => (ask.id === sent?.ask ? { ...ask, sent: sent.faces } : ask)),
    proposals: proposals.filter(proposal => proposal.seatId === seat.id).map(proposalView),
    isReady: seat.isReady,
    mayRoll: true
  }
}
