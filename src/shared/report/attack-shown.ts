import type { AnsweredDice } from '../core/log/entry'
import type { Apart, LyingDice } from '../core/report/report-rules'
import type { AccountRoll } from './account'
import type { Frame, FrameUnit } from './frame'
import type { AttackStep } from './ledger'

/** An attack as far as it had come after one entry: who, whom, and the figures that mattered. */
export interface AttackShown {
  readonly from: UnitRef
  readonly to: UnitRef
  /** Null where the game measures none. */
  readonly range: Apart | null
  /** The number the dice had to reach, and what they reached; in a pool, each die, and how many did. Null where neither is known. */
  readonly needed: number | null
  readonly reached: number | null
  readonly isPool?: true
  /** The same of the dice against it; absent where there were none. */
  readonly defence?: { readonly needed: number | null; readonly reached: number | null }
  /** Null while it was not decided. */
  readonly isHit: boolean | null
  /** Damage it is to do; null where the game counts hits alone. */
  readonly damage: number | null
  /** Damage that landed in this entry, shields and hull together; null where only quarters are known. */
  readonly landed: number | null
  /** Dice as they lie, where they cancel each other; absent elsewhere. */
  readonly lying?: readonly LyingDice[]
}

/** A unit by what it is told as, within its squadron; alone, it is its own. */
interface UnitRef {
  readonly group: string
  readonly name: string
}

/** What an entry did to an attack, told by the names of its moment. Null where one of the two is no longer there, or it was taken back. */
export function attackShown({ attack, rolls, lying, landed }: AttackStep, frame: Frame): AttackShown | null {
  const [from, to] = [attack.attackerId, attack.targetId].map(id => frame.units.find(unit => unit.id === id))
  if (from === undefined || to === undefined || attack.isDropped) return null
  const told = rolls.filter(({ what }) => what === 'attack').at(-1)
  const against = rolls.find(({ what }) => what === 'defence')
  return {
    from: refOf(from),
    to: refOf(to),
    range: attack.apart,
    needed: told?.needed ?? null,
    reached: told?.reached ?? null,
    ...(told?.isPool === true && { isPool: true }),
    ...(against !== undefined && { defence: { needed: against.needed, reached: against.reached } }),
    isHit: attack.isHit,
    damage: attack.damage,
    landed,
    ...(lying.length > 0 && { lying })
  }
}

/** What the dice of an answer were for, and the number each of them had to reach; null where that is not told, or they are added up. */
export interface DiceSort {
  readonly what: AccountRoll['what']
  readonly needed: number | null
}

/** The sort of each answer of an entry, in order: those of a roll are its faces, one after the other. Null for dice of no attack. */
export function diceSorts(answers: readonly AnsweredDice[], steps: readonly AttackStep[]): readonly (DiceSort | null)[] {
  const left = steps.flatMap(({ rolls }) => rolls.map(roll => ({ ...roll, faces: [...roll.faces] })))
  return answers.map(({ faces }) => {
    const roll = left.find(one => faces.length > 0 && faces.every((face, i) => face === one.faces[i]))
    if (roll === undefined) return null
    roll.faces.splice(0, faces.length)
    return { what: roll.what, needed: roll.isPool ? roll.needed : null }
  })
}

const refOf = ({ group, name }: FrameUnit): UnitRef => ({ group: group.name, name })
