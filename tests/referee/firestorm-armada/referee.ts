/**
 * A second implementation of point defence and boarding in Firestorm Armada, written from the rules text alone and importing no rule of the
 * system: what is allowed, and what it leads to. Distances and arcs are measured at the table; every ship has one gun of many dice, fired
 * die by die.
 */
export interface RefShip {
  readonly id: string
  readonly side: string
  readonly squadron: string
  readonly moves: number
  readonly hull: number
  readonly crew: number
  readonly assault: number
  readonly pointDefence: number
  /** Hits that cost a point of hull. */
  readonly rating: number
}

interface ShipNow extends RefShip {
  hullGone: number
  crewGone: number
  assaultGone: number
  isGone: boolean
  defenceFired: number
  moved: number | null
  hasRammed: boolean
  hasBoarded: boolean
  readonly shotAt: Set<string>
}

interface WingNow {
  readonly id: string
  readonly side: string
  isGone: boolean
  isDrivenOff: boolean
}

/** Troops of one ship aboard another: locked together until one leaves, and owed until the table says how it ends. */
interface Party {
  readonly from: string
  readonly on: string
  readonly points: number
  isAlongside: boolean
  isOwed: boolean
}

export interface DefenceShare {
  readonly wing: string
  readonly dice: number
}

export class Referee {
  private readonly ships: ReadonlyMap<string, ShipNow>
  private readonly wings: ReadonlyMap<string, WingNow>
  private parties: Party[] = []
  private acting = ''

  constructor(ships: readonly RefShip[], wings: readonly { readonly id: string; readonly side: string }[]) {
    const fresh = { hullGone: 0, crewGone: 0, assaultGone: 0, isGone: false, defenceFired: 0, moved: null }
    this.ships = new Map(ships.map(one => [one.id, { ...one, ...fresh, hasRammed: false, hasBoarded: false, shotAt: new Set<string>() }]))
    this.wings = new Map(wings.map(one => [one.id, { ...one, isGone: false, isDrivenOff: false }]))
  }

  activates(squadron: string): void {
    this.acting = squadron
  }

  beginsTurn(): void {
    this.acting = ''
    for (const ship of this.ships.values()) {
      Object.assign(ship, { defenceFired: 0, moved: null, hasRammed: false, hasBoarded: false })
      ship.shotAt.clear()
    }
    for (const wing of this.wings.values()) wing.isDrivenOff = false
  }

  /** Its dice are one pool, each point of damage takes one, and no wing that may be shot at goes without a die that another has twice. */
  mayDefend(id: string, shares: readonly DefenceShare[]): boolean {
    const ship = this.ship(id)
    const wings = shares.map(share => this.wing(share.wing))
    if (ship.isGone || wings.some(wing => wing.isGone || wing.side === ship.side)) return false
    if (new Set(wings).size < wings.length || shares.every(share => share.dice === 0)) return false
    const left = Math.max(0, ship.pointDefence - Math.max(ship.hullGone, ship.crewGone)) - ship.defenceFired
    const open = shares.filter(share => !this.wing(share.wing).isDrivenOff)
    if (shares.some(share => share.dice > 0 && !open.includes(share))) return false
    if (total(shares.map(share => share.dice)) > left) return false
    if (open.every(share => share.dice > 0)) return true
    return total(open.map(share => share.dice)) === left && open.every(share => share.dice <= 1)
  }

  /** Five and six hit once; two hits destroy, one drives off. */
  defends(id: string, shares: readonly DefenceShare[], rolls: readonly (readonly number[])[]): void {
    const pools = [...rolls]
    for (const share of shares.filter(one => one.dice > 0)) {
      const hits = (pools.shift() ?? []).filter(face => face >= 5).length
      this.ship(id).defenceFired += share.dice
      if (hits >= 2) this.wing(share.wing).isGone = true
      else if (hits === 1) this.wing(share.wing).isDrivenOff = true
    }
  }

  mayBoard(id: string, targetId: string, isWithinFour: boolean, isPathClear: boolean): boolean {
    const ship = this.ship(id)
    const target = this.ship(targetId)
    const isAble = !ship.isGone && ship.squadron === this.acting && ship.assault > ship.assaultGone && !ship.hasRammed && !ship.hasBoarded
    const hasMoved = ship.moved !== null && ship.moved >= ship.moves / 2
    const isTarget = !target.isGone && target.side !== ship.side && !ship.shotAt.has(targetId)
    return isAble && (hasMoved || this.isHeld(id)) && isTarget && isWithinFour && isPathClear
  }

  boards(id: string, targetId: string): void {
    const ship = this.ship(id)
    this.parties.push({ from: id, on: targetId, points: ship.assault - ship.assaultGone, isAlongside: true, isOwed: true })
    ship.assaultGone = ship.assault
    ship.hasBoarded = true
  }

  /** Not at the ship it boards, nor at one being boarded only by ships of other squadrons, nor twice at one with shares of its gun. */
  mayShoot(id: string, targetId: string): boolean {
    const ship = this.ship(id)
    const target = this.ship(targetId)
    if (ship.isGone || target.isGone || ship.squadron !== this.acting || ship.side === target.side) return false
    if (ship.shotAt.has(targetId)) return false
    const boarders = this.parties.filter(one => one.isAlongside && one.on === targetId).map(one => this.ship(one.from))
    return !boarders.includes(ship) && (boarders.length === 0 || boarders.some(boarder => boarder.squadron === ship.squadron))
  }

  /** One die of its gun: four and five hit once, six twice and once more. */
  shoots(id: string, targetId: string, rolls: readonly (readonly number[])[]): void {
    const target = this.ship(targetId)
    this.ship(id).shotAt.add(targetId)
    const hits = exploding(1, [...rolls], face => (face === 6 ? 2 : face >= 4 ? 1 : 0))
    if (hits >= target.rating) target.hullGone += 1
    if (target.hullGone >= target.hull) this.leaves(target)
  }

  /** At least half its maximum; or not at all, if a boarding holds it or it has boarded this turn. */
  mayMove(id: string, inches: number, rams: boolean): boolean {
    const ship = this.ship(id)
    if (ship.isGone || ship.squadron !== this.acting || ship.moved !== null || inches > ship.moves) return false
    if (ship.hasBoarded) return inches === 0 && !rams
    return inches >= ship.moves / 2 || (inches === 0 && this.isHeld(id))
  }

  moves(id: string, inches: number, rams: boolean): void {
    const ship = this.ship(id)
    ship.moved = inches
    ship.hasRammed ||= rams
    if (inches > 0) for (const one of this.parties.filter(party => party.from === id || party.on === id)) one.isAlongside = false
  }

  mayEnd(): boolean {
    const ships = [...this.ships.values()].filter(ship => ship.squadron === this.acting && !ship.isGone && !ship.hasBoarded)
    return ships.every(ship => (ship.moved === null ? this.isHeld(ship.id) : ship.moved === 0 || ship.moved >= ship.moves / 2))
  }

  /** Wherever the two are by now. Dice of both sides, if any, succeed on 4 or more; each success by which the boarders win costs crew. */
  settles(
    from: string,
    on: string,
    faces: readonly (readonly number[])[],
    also: { readonly crew: number; readonly assault: number; readonly isCaptured: boolean }
  ): void {
    const party = this.parties.find(one => one.isOwed && one.from === from && one.on === on)
    if (party === undefined) throw new Error(`No party of ${from} is aboard ${on}`)
    const target = this.ship(on)
    const wins = (pool: readonly number[] = []): number => pool.filter(face => face >= 4).length
    const crew = also.crew + Math.max(0, wins(faces[0]) - wins(faces[1]))
    target.crewGone = Math.min(target.crew, target.crewGone + crew)
    target.assaultGone = Math.min(target.assault, target.assaultGone + also.assault)
    party.isOwed = false
    if (also.isCaptured) this.leaves(target)
  }

  /** Everything it has an opinion on, in an order of its own. */
  standing(): readonly string[] {
    const ships = [...this.ships.values()].map(
      ({ id, hullGone, crewGone, assaultGone, isGone, defenceFired }) =>
        `${id}: ${[hullGone, crewGone, assaultGone, defenceFired].join(' ')} ${isGone ? 'gone' : 'here'}`
    )
    const wings = [...this.wings.values()].map(wing => `${wing.id}: ${wing.isGone ? 'gone' : wing.isDrivenOff ? 'driven off' : 'here'}`)
    const owed = this.parties.filter(one => one.isOwed).map(one => `${one.from} owes ${String(one.points)} on ${one.on}`)
    const alongside = this.parties.filter(one => one.isAlongside).map(one => `${one.from} alongside ${one.on}`)
    return [...ships, ...wings, ...owed, ...alongside].sort()
  }

  private isHeld(id: string): boolean {
    return this.parties.some(one => one.isAlongside && (one.from === id || one.on === id))
  }

  /** Nobody is locked to it any more; troops aboard it are lost with it, troops it has sent fight on. */
  private leaves(ship: ShipNow): void {
    ship.isGone = true
    for (const one of this.parties) {
      if (one.from === ship.id || one.on === ship.id) one.isAlongside = false
      if (one.on === ship.id) one.isOwed = false
    }
  }

  private ship(id: string): ShipNow {
    const ship = this.ships.get(id)
    if (ship === undefined) throw new Error(`No ship ${id}`)
    return ship
  }

  private wing(id: string): WingNow {
    const wing = this.wings.get(id)
    if (wing === undefined) throw new Error(`No wing ${id}`)
    return wing
  }
}

/** Hits of a number of dice, rerolling each six; takes its pools off the front. */
function exploding(dice: number, pools: (readonly number[])[], hitsOf: (face: number) => number): number {
  let hits = 0
  for (let count = dice; count > 0;) {
    const pool = pools.shift()
    if (pool?.length !== count) throw new Error(`A pool of ${String(count)} dice was due`)
    hits += total(pool.map(hitsOf))
    count = pool.filter(face => face === 6).length
  }
  return hits
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0)
}
