import { balance, type Strength } from '../core/balance/balance'
import { isIn } from '../core/balance/strength'
import type { Outline } from '../core/view/outline'
import type { Account, AccountRound, AccountSide, AccountUnit } from './account'
import type { Frame, FrameUnit } from './frame'

/** A round as the course of a battle knows it. */
type RoundEnd = Pick<AccountRound, 'number' | 'word' | 'hull'>

/** What a moment changed. */
interface Turn {
  /** How far the balance of forces moved, 0 to 1. */
  readonly swing: number
  readonly hasLostFlagship: boolean
}

interface Kept {
  unit: FrameUnit
  /** It is in the latest frame. */
  isThere: boolean
  readonly side: number
  readonly number: number
  /** The round it came in, after the battle had begun; null for those that were there at its beginning. */
  readonly since: number | null
  /** The round since which it has fought on with less than half its hull; null where it has not. */
  lowSince: number | null
  /** The round and the hand by which it left the fight. */
  fate: { readonly round: number; readonly by: string | null } | null
}

/**
 * Follows a battle frame by frame, whoever tells it: what is left of each side at the end of each round, and how each unit left the fight.
 * Mutable on purpose and owned by one teller.
 */
export class Course {
  readonly #sides: { readonly id: string; name: string; outIn: number | null }[] = []
  readonly #units = new Map<string, Kept>()
  readonly #bySide: Kept[][] = []
  readonly #groups: Map<string, number>[] = []
  readonly #ends: RoundEnd[] = []
  /** Hull that the sides had in all, by round: what comes later does not count before. */
  readonly #maxima = new Map<number, readonly number[]>()
  /** Hull of each side as the battle began. */
  #starts: readonly (number | null)[] | null = null
  #isOver = false

  /** Takes the next frame in. Who struck a unit last is asked for those alone that leave the fight. */
  take(frame: Frame, strikerOf: (unitId: string) => string | null): Turn {
    // What comes into sight or goes out of it moves no balance.
    const ids = new Set(frame.units.map(({ id }) => id))
    const stays = new Set([...this.#units].flatMap(([id, { isThere }]) => (isThere && ids.has(id) ? [id] : [])))
    const before = new Map([...this.#units].flatMap(([id, { unit }]) => (stays.has(id) ? [[id, unit.strength]] : [])))
    const flagships = this.#flagshipsIn(stays)
    for (const { id, name } of frame.sides) this.#takeSide(id, name)
    for (const [id, kept] of this.#units) kept.isThere = ids.has(id)
    for (const unit of frame.units) this.#takeUnit(unit, frame.round, strikerOf)
    this.#sides.forEach((side, index) => {
      const isOut = this.#of(index).length > 0 && !this.#of(index).some(({ unit }) => isIn(unit))
      side.outIn = isOut ? (side.outIn ?? frame.round) : null
    })
    this.#isOver = frame.isOver
    this.#takeRound(frame)
    return { swing: this.#moved(before), hasLostFlagship: this.#flagshipsIn(stays) < flagships }
  }

  /** The index in the account of each unit that is there, by its id. */
  places(): ReadonlyMap<string, number> {
    const there = [...this.#units].filter(([, { isThere }]) => isThere)
    return new Map(there.map(([id], i) => [id, i]))
  }

  sideIndex(unitId: string): number {
    return this.#units.get(unitId)?.side ?? -1
  }

  /** Hull a side had in all by that round; 0 where it is not known. */
  hullMax(side: number, round: number): number {
    return this.#maxima.get(round)?.[side] ?? 0
  }

  get rounds(): readonly RoundEnd[] {
    return this.#ends
  }

  /** `outlineOf` says what a unit looks like, where its frames do not. */
  account(outlineOf?: (id: string) => Outline | null): Pick<Account, 'isOver' | 'sides' | 'units'> {
    const places = this.places()
    return {
      isOver: this.#isOver,
      sides: this.#sides.map(({ name, outIn }, side): AccountSide => {
        const own = this.#of(side)
        const standing = own.filter(({ unit }) => isIn(unit)).length
        const hull = this.#hullOf(side)
        return { marker: side, name, standing, of: own.length, hull: hull === null ? null : { ...hull, start: this.#startOf(side) }, outIn }
      }),
      units: this.#there().map(({ unit, side, number, since, lowSince, fate }): AccountUnit => {
        const { name, group, hull, quarters, standing, standingWord, isFlagship } = unit
        const by = fate?.by ?? null
        const outline = unit.outline ?? outlineOf?.(unit.id)
        return {
          name,
          side,
          number,
          group: group.name,
          hull: hull === 'none' ? null : hull,
          quarters,
          standing,
          standingWord,
          ...(isFlagship === true && { isFlagship }),
          ...(outline && { outline }),
          ...(since !== null && { since }),
          ...(lowSince !== null && { lowSince }),
          fate: fate === null ? null : { round: fate.round, by: by === null ? null : (places.get(by) ?? null) }
        }
      })
    }
  }

  #takeSide(id: string, name: string): void {
    const known = this.#sides.find(side => side.id === id)
    if (known !== undefined) known.name = name
    else {
      this.#sides.push({ id, name, outIn: null })
      this.#groups.push(new Map())
      this.#bySide.push([])
    }
  }

  #takeUnit(unit: FrameUnit, round: number, strikerOf: (unitId: string) => string | null): void {
    const side = this.#sides.findIndex(one => one.id === unit.sideId)
    const groups = this.#groups[side]
    if (groups === undefined) return
    const number = groups.get(unit.group.id) ?? groups.size + 1
    groups.set(unit.group.id, number)
    const kept = this.#units.get(unit.id) ?? this.#newcomer(unit, side, number, this.#starts === null ? 0 : round)
    if (isIn(unit)) {
      kept.fate = null
      kept.lowSince = isLow(unit) ? (kept.lowSince ?? round) : null
    } else kept.fate ??= { round, by: strikerOf(unit.id) }
    kept.unit = unit
  }

  #newcomer(unit: FrameUnit, side: number, number: number, round: number): Kept {
    const kept = { unit, isThere: true, side, number, since: round === 0 ? null : round, lowSince: null, fate: null }
    this.#units.set(unit.id, kept)
    this.#bySide[side]?.push(kept)
    return kept
  }

  #takeRound({ round, word, units }: Frame): void {
    const hulls = this.#sides.map((_, side) => this.#hullOf(side))
    const end = { number: round, word, hull: hulls.map(hull => hull?.left ?? null) }
    if (round === 0 || this.#starts === null) this.#starts = units.length === 0 ? null : end.hull
    this.#maxima.set(
      round,
      hulls.map(hull => hull?.max ?? 0)
    )
    const at = this.#ends.findIndex(one => one.number === round)
    if (at === -1) this.#ends.push(end)
    else this.#ends.splice(at, this.#ends.length - at, end)
  }

  /** Hull a side began with: none for one that came later. */
  #startOf(side: number): number {
    return this.#starts?.[side] ?? 0
  }

  /** How many flagships still count. */
  #flagshipsIn(ids: ReadonlySet<string>): number {
    return [...ids].filter(id => {
      const unit = this.#units.get(id)?.unit
      return unit?.isFlagship === true && isIn(unit)
    }).length
  }

  /** Those in the latest frame: what has gone out of sight is told of in the moments in which it was seen, and in no later one. */
  #there(): readonly Kept[] {
    return [...this.#units.values()].filter(({ isThere }) => isThere)
  }

  #of(side: number): readonly Kept[] {
    return (this.#bySide[side] ?? []).filter(({ isThere }) => isThere)
  }

  /** Hull of those that still fight, of all; null where it is not known of every one that has any. */
  #hullOf(side: number): { readonly left: number; readonly max: number } | null {
    let [left, max] = [0, 0]
    for (const { unit } of this.#of(side)) {
      if (unit.hull === null) return null
      if (unit.hull === 'none') continue
      if (isIn(unit)) left += unit.hull.left
      max += unit.hull.max
    }
    return { left, max }
  }

  /**
   * How far the balance of those that were there before has moved: of the side of which it moved furthest. Each is worth what is known of
   * it now, and one that has just been scanned has not changed by it.
   */
  #moved(before: ReadonlyMap<string, Strength>): number {
    const units = [...before].flatMap(([id, was]) => {
      const kept = this.#units.get(id)
      if (kept === undefined) return []
      const { strength } = kept.unit
      const isNewlyKnown = (was.most === null) !== (strength.most === null) && isIn(kept.unit)
      return isNewlyKnown ? [] : [{ now: { ...strength, side: kept.side }, leftBefore: was.left }]
    })
    const is = balance(
      units.map(({ now }) => now),
      this.#sides.length
    )
    const was = balance(
      units.map(({ now, leftBefore }) => ({ ...now, left: leftBefore })),
      this.#sides.length
    )
    return Math.max(0, ...is.map((share, side) => Math.abs(share - (was[side] ?? 0))))
  }
}

const isLow = ({ hull }: FrameUnit): boolean => hull !== null && hull !== 'none' && 2 * hull.left < hull.max
