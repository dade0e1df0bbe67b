import type { Faces } from '../faces'

/**
 * A second implementation of shooting and of the hand of cards in Firestorm Armada, written from the text (lines 24 to 57 and 86) and
 * importing no rule of the system. It is told the faces that were rolled and takes from them, in order, the dice that it thinks are due.
 */
export interface RefWeapon {
  readonly mount: string
  /** Dice at each range band, nearest first. */
  readonly dice: readonly number[]
}

export interface RefShip {
  readonly id: string
  readonly squadron: string
  readonly kind: 'capital' | 'small' | 'tiny'
  readonly hull: number
  readonly rating: number
  readonly weapons: readonly RefWeapon[]
}

interface ShipNow extends RefShip {
  hullGone: number
  crewGone: number
}

export interface RefAim {
  readonly ship: string
  readonly mount: string
  readonly band: number
  /** How often half the dice are lost: an arc that is met in part, a view that is hindered. */
  readonly halvings: number
}

export interface RefReadings {
  readonly halvesUp: boolean
  readonly halvesOnce: boolean
  readonly halvesFirst: boolean
  readonly smallSixOnce: boolean
  readonly ownSecondWhole: boolean
}

interface Share {
  readonly target: string
  readonly dice: number
  readonly rolled: number
  readonly halvings: number
}

export class Shooting {
  private readonly ships: ReadonlyMap<string, ShipNow>
  private readonly shares = new Map<string, Share[]>()

  constructor(
    ships: readonly (RefShip & { readonly hullGone: number; readonly crewGone: number })[],
    private readonly house: RefReadings
  ) {
    this.ships = new Map(ships.map(ship => [ship.id, { ...ship }]))
  }

  /** Whether a gun may fire a share of so many dice: what is left of it, at a ship that no share of it has been fired at. */
  mayShare(aim: RefAim, target: string, dice: number): boolean {
    const before = this.sharesOf(aim)
    const used = before.reduce((sum, share) => sum + share.dice, 0)
    return !before.some(share => share.target === target) && used + dice <= this.whole(aim)
  }

  /** Rolls a share: all that are halved alike are halved as a whole, in whatever order they are fired. */
  firesShare(aim: RefAim, target: string, dice: number, faces: Faces): number {
    const halvings = this.times(aim)
    const alike = this.sharesOf(aim).filter(share => share.halvings === halvings)
    const all = alike.reduce((sum, share) => sum + share.dice, dice)
    const rolled = this.halved(all, halvings) - alike.reduce((sum, share) => sum + share.rolled, 0)
    this.sharesOf(aim).push({ target, dice, rolled, halvings })
    return this.rolls([{ ship: aim.ship, dice: rolled }], target, faces)
  }

  /**
   * The focus brings all its dice, every other weapon half of them, rounded down and at least one. Where a ship's second weapon counts in
   * full, the focus brings both, and a mate half of both together.
   */
  combined(aims: readonly RefAim[]): readonly { readonly ship: string; readonly dice: number }[] {
    const half = (dice: number): number => (dice === 0 ? 0 : Math.max(1, Math.floor(dice / 2)))
    const focus = aims[0]?.ship
    if (!this.house.ownSecondWhole) return aims.map((aim, i) => ({ ship: aim.ship, dice: i === 0 ? this.seen(aim) : half(this.seen(aim)) }))
    return [...new Set(aims.map(aim => aim.ship))].map(ship => {
      const both = aims.filter(aim => aim.ship === ship).reduce((sum, aim) => sum + this.seen(aim), 0)
      return { ship, dice: ship === focus ? both : half(both) }
    })
  }

  /** Rolls combined fire: ships that hit alike roll together, the focus first. */
  firesAll(aims: readonly RefAim[], target: string, faces: Faces): number {
    return this.rolls(this.combined(aims), target, faces)
  }

  /** As many hits as the rating cost a point of hull; there are no criticals here. */
  isHit(id: string, hits: number): void {
    const ship = this.ship(id)
    if (hits >= ship.rating) ship.hullGone = Math.min(ship.hull, ship.hullGone + 1)
  }

  isGone(id: string): boolean {
    const { hull, hullGone } = this.ship(id)
    return hullGone >= hull
  }

  standing(): readonly string[] {
    return [...this.ships.values()].map(({ id, hull, hullGone }) => `${id}: ${hullGone >= hull ? 'gone' : String(hullGone)}`)
  }

  private rolls(brought: readonly { readonly ship: string; readonly dice: number }[], target: string, faces: Faces): number {
    const groups = new Map<number, number>()
    for (const { ship, dice } of brought) {
      const needed = this.needed(ship, target)
      groups.set(needed, (groups.get(needed) ?? 0) + dice)
    }
    let hits = 0
    for (const [needed, dice] of groups) {
      const isSixOnce = needed > 4 && this.house.smallSixOnce
      for (let left = dice; left > 0;) {
        const roll = faces.take(left)
        hits += roll.reduce((sum, face) => sum + (face === 6 && !isSixOnce ? 2 : face >= needed ? 1 : 0), 0)
        left = isSixOnce ? 0 : roll.filter(face => face === 6).length
      }
    }
    return hits
  }

  /** A capital ship hits a small target on five, the smallest on six; everybody else on four. */
  private needed(ship: string, target: string): number {
    const { kind } = this.ship(target)
    if (this.ship(ship).kind !== 'capital' || kind === 'capital') return 4
    return kind === 'small' ? 5 : 6
  }

  private seen(aim: RefAim): number {
    const times = this.times(aim)
    if (!this.house.halvesFirst) return this.halved(this.whole(aim), times)
    const { base, lost } = this.damaged(aim)
    return this.left(this.halved(base, times), lost)
  }

  /** Dice of a weapon: the larger of hull and crew lost is taken from guns, which always keep one; torpedoes keep all. */
  private whole(aim: RefAim): number {
    const { base, lost } = this.damaged(aim)
    return this.left(base, lost)
  }

  private left(base: number, lost: number): number {
    return base === 0 ? 0 : Math.max(1, base - lost)
  }

  private damaged(aim: RefAim): { readonly base: number; readonly lost: number } {
    const ship = this.ship(aim.ship)
    const base = ship.weapons.find(weapon => weapon.mount === aim.mount)?.dice[aim.band] ?? 0
    return { base, lost: aim.mount === 'torpedo' ? 0 : Math.max(ship.hullGone, ship.crewGone) }
  }

  private times({ halvings }: RefAim): number {
    return this.house.halvesOnce ? Math.min(1, halvings) : halvings
  }

  private halved(dice: number, times: number): number {
    let left = dice
    for (let i = 0; i < times && left > 1; i += 1) left = this.house.halvesUp ? Math.ceil(left / 2) : Math.floor(left / 2)
    return left
  }

  private sharesOf(aim: RefAim): Share[] {
    const key = `${aim.ship} ${aim.mount}`
    const list = this.shares.get(key) ?? []
    this.shares.set(key, list)
    return list
  }

  private ship(id: string): ShipNow {
    const ship = this.ships.get(id)
    if (ship === undefined) throw new Error(`No ship ${id}`)
    return ship
  }
}

/** The hand: a card for every squadron that is left, never more than five. Fresh cards stay until the next end phase. */
export class Hand {
  private readonly cards: { readonly id: string; drawnAtEndOf: number }[]

  constructor(
    cards: readonly string[],
    private readonly squadronsLeft: () => number
  ) {
    this.cards = cards.map(id => ({ id, drawnAtEndOf: 0 }))
  }

  mayDraw(count: number): boolean {
    return this.cards.length + count <= Math.min(5, this.squadronsLeft())
  }

  draws(cards: readonly string[], turn: number): void {
    this.cards.push(...cards.map(id => ({ id, drawnAtEndOf: turn })))
  }

  mayDiscard(cards: readonly string[], turn: number): boolean {
    return cards.every(id => this.cards.some(card => card.id === id && card.drawnAtEndOf !== turn))
  }

  loses(cards: readonly string[]): void {
    for (const id of cards)
      this.cards.splice(
        this.cards.findIndex(card => card.id === id),
        1
      )
  }

  standing(): readonly string[] {
    return this.cards.map(card => card.id)
  }
}
