/**
 * A second implementation of the engagement of X-Wing, written from the text alone and importing no rule of the system: who engages next,
 * who has engaged, and when a destroyed ship leaves (XW-002, XW-031, XW-040). What dice come to is told to it.
 */
export interface RefShip {
  readonly id: string
  readonly squad: string
  readonly initiative: number
  /** Damage that destroys it: its shields and its hull. */
  readonly endures: number
}

interface ShipNow extends RefShip {
  suffered: number
  hasEngaged: boolean
  /** The initiative whose ships must all have engaged before it leaves; null while it is not destroyed. */
  waitsFor: number | null
  isGone: boolean
}

interface Readings {
  /** A destroyed ship that is still on the table may still attack. */
  readonly mayAttackDestroyed: boolean
  /** A ship destroyed by a bonus attack waits for the step of the ship that makes it, not for that of the ship that engages. */
  readonly waitsForBonusAttacker: boolean
}

interface AttackNow {
  readonly attacker: string
  readonly isStandard: boolean
}

export class EngagementReferee {
  private readonly ships = new Map<string, ShipNow>()
  private readonly attacks: AttackNow[] = []
  private step: number | null = null
  private isEngaging = false

  constructor(
    ships: readonly RefShip[],
    private readonly squads: readonly string[],
    private readonly readings: Readings
  ) {
    this.arrive(ships)
  }

  arrive(ships: readonly RefShip[]): void {
    for (const ship of ships) this.ships.set(ship.id, { ...ship, suffered: 0, hasEngaged: false, waitsFor: null, isGone: false })
    this.settle()
  }

  begins(): void {
    this.isEngaging = true
    this.settle()
  }

  roundEnds(): void {
    for (const ship of this.ships.values()) ship.hasEngaged = false
  }

  attack(attacker: string, isStandard: boolean): void {
    this.attacks.push({ attacker, isStandard })
  }

  attackEnds(): void {
    const ended = this.attacks.pop()
    if (ended?.isStandard === true) this.ship(ended.attacker).hasEngaged = true
    this.settle()
  }

  passes(id: string): void {
    this.ship(id).hasEngaged = true
    this.settle()
  }

  suffers(id: string, damage: number): void {
    const ship = this.ship(id)
    ship.suffered += damage
    if (ship.waitsFor !== null || ship.isGone || ship.suffered < ship.endures) return
    if (this.isEngaging) ship.waitsFor = this.stepOfAttacker()
    else ship.isGone = true
    this.settle()
  }

  /** The ships of the first player in order who may engage now. */
  due(): readonly string[] {
    if (!this.isEngaging || this.attacks.length > 0) return []
    const pending = this.pending().filter(ship => ship.initiative === this.step)
    const first = this.squads.find(squad => pending.some(ship => ship.squad === squad))
    return pending.filter(ship => ship.squad === first).map(ship => ship.id)
  }

  /** Everything that it has an opinion on, in an order of its own. */
  standing(): readonly string[] {
    const ships = [...this.ships.values()].map(({ id, hasEngaged, waitsFor, isGone }) => {
      const is = isGone ? 'gone' : waitsFor === null ? 'here' : `destroyed, waits for ${String(waitsFor)}`
      return `${id}: ${is}${hasEngaged ? ', engaged' : ''}`
    })
    const step = this.isEngaging ? `step ${String(this.step)}` : 'no engagement'
    return [...ships, step, `due: ${[...this.due()].sort().join(' ')}`].sort()
  }

  /** The attacker of the text: of a bonus attack, the ship that makes it or the one whose engagement it belongs to. */
  private stepOfAttacker(): number | null {
    const last = this.attacks.at(-1)
    if (last === undefined) return this.step
    const engaging = this.attacks.find(attack => attack.isStandard)
    if (last.isStandard || this.readings.waitsForBonusAttacker) return this.ship(last.attacker).initiative
    return engaging === undefined ? this.step : this.ship(engaging.attacker).initiative
  }

  private pending(): readonly ShipNow[] {
    return [...this.ships.values()].filter(
      ship => !ship.isGone && !ship.hasEngaged && (ship.waitsFor === null || this.readings.mayAttackDestroyed)
    )
  }

  /**
   * Between attacks: a destroyed ship leaves once every ship of the initiative it waits for has engaged. A ship that leaves need not engage
   * any more, so others may leave with it. Then the highest initiative that is left engages; without one the engagement is over.
   */
  private settle(): void {
    if (!this.isEngaging || this.attacks.length > 0) return
    for (;;) {
      const awaited = new Set(this.pending().map(ship => ship.initiative))
      const leaving = [...this.ships.values()].find(ship => !ship.isGone && ship.waitsFor !== null && !awaited.has(ship.waitsFor))
      if (leaving === undefined) break
      leaving.isGone = true
    }
    const left = this.pending().map(ship => ship.initiative)
    this.step = left.length === 0 ? null : Math.max(...left)
    if (this.step !== null) return
    this.isEngaging = false
    for (const ship of this.ships.values()) ship.isGone ||= ship.waitsFor !== null
  }

  private ship(id: string): ShipNow {
    const ship = this.ships.get(id)
    if (ship === undefined) throw new Error(`No ship ${id}`)
    return ship
  }
}
