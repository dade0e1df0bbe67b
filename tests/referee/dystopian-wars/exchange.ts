import type { Faces } from '../faces'
import type { RefFire, RefPart, RefReadings, RefUnit, RefWeapon } from './exchange-terms'
import { diceAt, share, type Gun, type Had } from './split-fire'

interface UnitNow extends RefUnit {
  hp: number
  ap: number
  isGone: boolean
  readonly rows: Set<number>
}

/**
 * A second implementation of an exchange of fire in Dystopian Wars, written from the text (lines 11 to 39 and 82 to 148) and importing no
 * rule of the system: attack dice with links and shares, counter-attacks, defensive fire, generators and damage. It is told the faces that
 * were rolled and takes from them, in order, the dice that it thinks are due.
 */
export class Exchange {
  private readonly units: ReadonlyMap<string, UnitNow>
  /** Shares of each gun that have been rolled, and dice of each defensive pool that are spent. */
  private readonly had = new Map<string, Had[]>()
  private readonly spent = new Map<string, number>()

  constructor(
    units: readonly (RefUnit & { readonly hp: number; readonly ap: number; readonly rows: readonly number[] })[],
    private readonly house: RefReadings
  ) {
    this.units = new Map(units.map(unit => [unit.id, { ...unit, isGone: false, rows: new Set(unit.rows) }]))
  }

  isGone(id: string): boolean {
    return this.unit(id).isGone
  }

  /** Dice of an attack or a counter-attack as things are now: the first part that still has any leads. */
  dice(fire: RefFire): number {
    return this.counted(fire).total
  }

  /** Hits of attack dice: a six hits twice and adds a die. */
  rolls(fire: RefFire, toHit: number, faces: Faces): number {
    const { total, had } = this.counted(fire)
    if (had !== null) this.shares(fire).push(had)
    return exploding(total, toHit, faces)
  }

  /** Kinds of weapon against which the target's squadron may fire defensively, and with what. */
  answers(fire: RefFire): readonly ('aa' | 'cc')[] {
    const kinds = this.firing(fire).map(part => this.weapon(part).kind)
    return [...(kinds.includes('rocket') ? (['aa'] as const) : []), ...(kinds.includes('torpedo') ? (['cc'] as const) : [])]
  }

  defenceDice(fire: RefFire): number {
    return this.defenceParts(fire).reduce((sum, one) => sum + one.counts, 0)
  }

  /** Successes of defensive fire: one for each die, or as attack dice hit. */
  defends(fire: RefFire, toHit: number, faces: Faces): number {
    const parts = this.defenceParts(fire)
    for (const { key, uses } of parts) this.spent.set(key, (this.spent.get(key) ?? 0) + uses)
    const dice = parts.reduce((sum, one) => sum + one.counts, 0)
    if (this.house.defenceAsAttack) return exploding(dice, toHit, faces)
    return faces.take(dice).filter(face => face >= toHit).length
  }

  /** Generators that work; broken ones help nobody. */
  generators(id: string): { readonly shields: number; readonly guardians: number } {
    const { shields, guardians, rows, isGone } = this.unit(id)
    return rows.has(5) || isGone ? { shields: 0, guardians: 0 } : { shields, guardians }
  }

  /** Two dice for a shield, one for a guardian; each success takes a hit. */
  saves(shields: number, guardians: number, toSave: number, faces: Faces): number {
    const six = this.house.shieldSixTwice ? 2 : 1
    const count = (roll: readonly number[]): number => roll.reduce((sum, face) => sum + (face === 6 ? six : face >= toSave ? 1 : 0), 0)
    let saved = 0
    for (let dice = shields * 2; dice > 0;) {
      const roll = faces.take(dice)
      saved += count(roll)
      dice = this.house.shieldSixTwice ? roll.filter(face => face === 6).length : 0
    }
    return saved + count(faces.take(guardians))
  }

  /** Hits against DR and CR: a critical costs two hull points, and a small hull is gone at once. */
  isHit(id: string, hits: number, faces: Faces): void {
    const unit = this.unit(id)
    const cr = unit.rows.has(10) ? Math.min(unit.cr, unit.dr) : unit.cr
    const passes = (rating: number): boolean => (this.house.equalIsEnough ? hits >= rating : hits > rating)
    if (hits === 0) return
    if (!passes(cr)) {
      if (passes(unit.dr)) this.loses(unit, 1)
      return
    }
    if (unit.hpStart <= 2) {
      unit.isGone = true
      return
    }
    let criticals = 1
    while (this.house.criticalForEachMultiple && passes(cr * (criticals + 1))) criticals += 1
    // Every effect comes before any hull point is taken.
    for (let i = 0; i < criticals && !unit.isGone; i += 1) this.suffers(unit, faces)
    this.loses(unit, 2 * criticals)
  }

  /** Everything it has an opinion on. */
  standing(): readonly string[] {
    return [...this.units.values()].map(({ id, hp, ap, isGone, rows }) =>
      isGone ? `${id}: gone` : `${id}: hp ${String(hp)}, ap ${String(ap)}, rows ${[...rows].sort((a, b) => a - b).join(' ')}`
    )
  }

  private suffers(unit: UnitNow, faces: Faces): void {
    const row = faces.take(2).reduce((sum, face) => sum + face, 0)
    if (row === 2) unit.isGone = true
    else if (row === 4) unit.ap = Math.max(0, unit.ap - 2)
    else if (row === 7) unit.ap = Math.max(0, unit.ap - (faces.take(1)[0] ?? 0) - 1)
    else if (row === 12) {
      faces.take(1)
      faces.take(2)
    }
    if (![2, 7, 12].includes(row)) unit.rows.add(row)
  }

  private loses(unit: UnitNow, points: number): void {
    unit.hp = Math.max(0, unit.hp - points)
    if (unit.hp === 0) unit.isGone = true
  }

  /** Who of the declared fire still fires: those that are there and whose weapon has dice. */
  private firing(fire: RefFire): readonly RefPart[] {
    return fire.parts.filter(part => !this.isGone(part.unit) && this.diceOf(part) > 0)
  }

  private counted(fire: RefFire): { readonly total: number; readonly had: Had | null } {
    const [lead, ...mates] = this.firing(fire)
    if (lead === undefined) return { total: 0, had: null }
    if (fire.split !== null) {
      const had = share(this.house, this.gun(lead), this.shares(fire), {
        inches: lead.inches,
        hindrances: this.hindrancesOf(lead),
        dice: fire.split
      })
      return { total: had.seen, had }
    }
    const own = (part: RefPart): number => this.seen(part)
    return { total: own(lead) + mates.reduce((sum, mate) => sum + this.mateShare(own(mate)), 0), had: null }
  }

  private mateShare(dice: number): number {
    return this.house.mateHalf ? this.half(dice) : dice
  }

  private defenceParts(fire: RefFire): readonly { readonly key: string; readonly uses: number; readonly counts: number }[] {
    const left = fire.parts
      .filter(part => !this.isGone(part.unit))
      .map(part => {
        const key = `${part.unit} ${part.weapon}`
        return { key, left: Math.max(0, this.diceOf(part) - (this.spent.get(key) ?? 0)) }
      })
      .filter(one => one.left > 0)
    return left.map((one, i) => {
      const uses = fire.split === null ? one.left : Math.min(one.left, fire.split)
      return { key: one.key, uses, counts: i === 0 ? uses : this.mateShare(uses) }
    })
  }

  private seen(part: RefPart): number {
    let dice = this.diceOf(part)
    const times = this.house.halvesForEach ? this.hindrancesOf(part) : Math.min(1, this.hindrancesOf(part))
    for (let i = 0; i < times; i += 1) dice = this.half(dice)
    return dice
  }

  /** Auxiliary guns, Ack Ack and charges look everywhere. */
  private hindrancesOf(part: RefPart): number {
    const weapon = this.weapon(part)
    return weapon.isAuxiliary || weapon.kind === 'aa' || weapon.kind === 'cc' ? 0 : part.hindrances
  }

  private diceOf(part: RefPart): number {
    return diceAt(this.house, this.gun(part), part.inches)
  }

  private gun(part: RefPart): Gun {
    const unit = this.unit(part.unit)
    const weapon = this.weapon(part)
    const isDefence = weapon.kind === 'aa' || weapon.kind === 'cc'
    const isSilent = (isDefence && unit.rows.has(3)) || ((weapon.kind === 'torpedo' || weapon.kind === 'rocket') && unit.rows.has(11))
    const isHalved = !isDefence && !weapon.isAuxiliary && unit.rows.has(6)
    return { bands: isSilent ? [] : weapon.bands, hullLost: unit.hpStart - unit.hp, isHalved }
  }

  private shares(fire: RefFire): Had[] {
    const key = fire.parts.map(part => `${part.unit} ${part.weapon}`).join()
    const list = this.had.get(key) ?? []
    this.had.set(key, list)
    return list
  }

  private half(dice: number): number {
    if (dice < 2) return dice
    return this.house.halvesUp ? Math.ceil(dice / 2) : Math.floor(dice / 2)
  }

  private weapon(part: RefPart): RefWeapon {
    const weapon = this.unit(part.unit).weapons.find(one => one.id === part.weapon)
    if (weapon === undefined) throw new Error(`${part.unit} has no ${part.weapon}`)
    return weapon
  }

  private unit(id: string): UnitNow {
    const unit = this.units.get(id)
    if (unit === undefined) throw new Error(`No unit ${id}`)
    return unit
  }
}

function exploding(dice: number, toHit: number, faces: Faces): number {
  let hits = 0
  for (let left = dice; left > 0;) {
    const roll = faces.take(left)
    hits += roll.reduce((sum, face) => sum + (face === 6 ? 2 : face >= toHit ? 1 : 0), 0)
    left = roll.filter(face => face === 6).length
  }
  return hits
}
