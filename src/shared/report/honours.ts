import { sum } from '../kernel/collections'
import type { Account, AccountAttack } from './account'

/** What a battle is remembered for. Indices are those of `units` and `sides`; rounds are numbers of rounds. */
export type Honour =
  | {
      readonly kind: 'bestVolley'
      readonly side: number
      /** Who dealt most of it. */
      readonly unit: number
      /** Who took most of it. */
      readonly target: number
      readonly round: number
      readonly damage: number
      readonly hits: number
    }
  | {
      readonly kind: 'luckiest'
      readonly unit: number
      readonly damage: number
      readonly expected: number
      /** Of so many evenings, one is as lucky. */
      readonly evenings: number
    }
  | {
      readonly kind: 'lastStand'
      readonly unit: number
      /** The last round in which it fought. */
      readonly round: number
      /** Rounds in which it fought on with less than half its hull, or alone. */
      readonly rounds: number
      /** It was the last of its side in all of them. */
      readonly isAlone: boolean
      /** Damage borne in them. */
      readonly borne: number
    }

/** One evening in so many is told; what is more usual is no luck. */
const LEAST_EVENINGS = 5
const MOST_EVENINGS = 1_000

/**
 * The honours of a battle, at most one of a kind and one for each unit; one that cannot be told is left out. Of two that did the same, the
 * unit of the side that lost more has it. The players' copy tells no dice, so that only a last stand is left of them.
 */
export function honoursOf(account: Account): readonly Honour[] {
  const { fighting } = account
  const volley = fighting === null ? null : bestOf(account)
  const given = volley === null ? [] : [volley.unit]
  const luck = fighting === null ? null : luckiest(account, fighting.attacks, given)
  const stand = lastStand(account, [...given, ...(luck === null ? [] : [luck.unit])])
  return [volley, luck, stand].filter(one => one !== null)
}

function bestOf({ fighting }: Account): Extract<Honour, { kind: 'bestVolley' }> | null {
  const best = fighting?.best
  const attacks = (best?.attacks ?? []).flatMap(index => fighting?.attacks[index] ?? [])
  const [first] = attacks
  if (best === null || best === undefined || first === undefined) return null
  const { side, round, damage } = best
  const target = best.flagship ?? first.target
  return { kind: 'bestVolley', side, unit: first.attacker, target, round, damage, hits: attacks.filter(({ landed }) => landed > 0).length }
}

/** Whose damage strayed furthest above its exact expectation, by the normal curve. */
function luckiest(
  account: Account,
  attacks: readonly AccountAttack[],
  given: readonly number[]
): Extract<Honour, { kind: 'luckiest' }> | null {
  const found = account.units.flatMap((_, unit) => {
    const own = attacks.flatMap(({ attacker, damage, expectedDamage, isHit }) =>
      attacker === unit && expectedDamage !== null && isHit !== null ? [{ ...expectedDamage, got: damage ?? 0 }] : []
    )
    const [damage, expected, spread] = [
      sum(own.map(one => one.got)),
      sum(own.map(one => one.mean)),
      Math.sqrt(sum(own.map(one => one.variance)))
    ]
    if (given.includes(unit) || spread === 0 || damage <= expected) return []
    return [{ kind: 'luckiest' as const, unit, damage, expected, evenings: eveningsFor((damage - expected) / spread) }]
  })
  const [best] = found.sort((a, b) => b.evenings - a.evenings || byLoss(account, a.unit, b.unit))
  return best !== undefined && best.evenings >= LEAST_EVENINGS ? best : null
}

function lastStand(account: Account, given: readonly number[]): Extract<Honour, { kind: 'lastStand' }> | null {
  const last = Math.max(0, ...account.rounds.map(round => round.number))
  const found = account.units.flatMap(({ lowSince = Infinity, fate }, unit) => {
    const alone = aloneSince(account, unit)
    const since = Math.min(lowSince, alone)
    const round = fate?.round ?? last
    const rounds = round - since + 1
    if (rounds < 2 || given.includes(unit)) return []
    const borne = sum((account.fighting?.attacks ?? []).filter(one => one.target === unit && one.round >= since).map(one => one.landed))
    return [{ kind: 'lastStand' as const, unit, round, rounds, isAlone: alone === since, borne }]
  })
  return found.sort((a, b) => b.rounds - a.rounds || b.borne - a.borne || byLoss(account, a.unit, b.unit))[0] ?? null
}

/** The round in which the last of the others of its side left the fight; never where it has none, or where not all of them are known. */
function aloneSince({ units, sides }: Account, unit: number): number {
  const side = units[unit]?.side ?? -1
  const others = units.filter((one, i) => one.side === side && i !== unit)
  if (others.length === 0 || others.length + 1 !== sides[side]?.of) return Infinity
  return Math.max(units[unit]?.since ?? 0, ...others.map(({ fate }) => fate?.round ?? Infinity))
}

/** Orders two units: that of the side that kept the smaller part of its own first. */
function byLoss({ units, sides }: Account, one: number, other: number): number {
  const kept = (unit: number): number => {
    const side = sides[units[unit]?.side ?? -1]
    return side === undefined || side.of === 0 ? 1 : side.standing / side.of
  }
  return kept(one) - kept(other)
}

/** One in about how many evenings is as far above its mean, in standard deviations: one digit, at most a thousand. */
function eveningsFor(deviations: number): number {
  const evenings = Math.min(MOST_EVENINGS, 1 + Math.exp(1.702 * deviations))
  const digit = 10 ** Math.floor(Math.log10(evenings))
  return Math.round(evenings / digit) * digit
}
