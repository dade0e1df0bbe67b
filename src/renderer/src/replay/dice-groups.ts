import { SIDES, type Die } from '@shared/core/dice/rule'
import type { LyingDice } from '@shared/core/report/report-rules'
import type { ReplayAttack, ReplayDice, ReplayFrame } from '@shared/replay/replay'

/** solid: it counted. out: it was cancelled. */
type DieLook = 'plain' | 'solid' | 'out'

interface LaidDie {
  readonly die: Die
  readonly face: number
  readonly look: DieLook
}

/** Dice rolled for one thing, and the sum of them that mattered. */
export interface DiceGroup {
  /** Alone, or a six and what it added, one after the other. */
  readonly chains: readonly (readonly LaidDie[])[]
  /** What was added to the one die; 0 for nothing. */
  readonly added: number
  readonly sum: DiceSum | null
}

export interface DiceSum {
  readonly what: 'against' | 'hits' | 'evades' | 'stopped' | 'damage'
  readonly count: number
  /** What it was measured against, where it was. */
  readonly needed: number | null
}

/** The dice of a frame by what they were rolled for, and last what came of them. */
export function diceGroups({ dice, attack = null, beats }: ReplayFrame): readonly DiceGroup[] {
  if (beats !== undefined) return [...grouped(dice, null), ...result(beats, [])]
  const groups = attack?.lying === undefined ? grouped(dice, attack) : attack.lying.map(lyingGroup)
  return attack === null ? groups : [...groups, ...result([attack], groups)]
}

/** The sum of one of its beats. */
export const beatGroups = (beat: ReplayAttack): readonly DiceGroup[] => result([beat], [])

/** Damage, unless a group has said it: what landed in this entry, else what was rolled to be done. */
function result(attacks: readonly ReplayAttack[], groups: readonly DiceGroup[]): readonly DiceGroup[] {
  if (groups.some(({ sum }) => sum?.what === 'damage')) return []
  const landed = attacks.reduce((all, one) => all + (one.landed ?? 0), 0)
  const [first] = attacks
  const rolled = groups.length > 0 && first?.isHit === true ? (first.damage ?? 0) : 0
  const count = landed > 0 ? landed : rolled
  return count === 0 ? [] : [{ chains: [], added: 0, sum: { what: 'damage', count, needed: null } }]
}

function lyingGroup({ what, die, faces, out, got }: LyingDice): DiceGroup {
  return {
    chains: faces.map((face, i) => [{ die, face, look: out.includes(i) ? 'out' : 'plain' }]),
    added: 0,
    sum: { what: what === 'attack' ? 'hits' : 'evades', count: got, needed: null }
  }
}

function grouped(dice: readonly ReplayDice[], attack: ReplayAttack | null): readonly DiceGroup[] {
  const runs: ReplayDice[][] = []
  for (const roll of dice) {
    const last = runs.at(-1)
    if (last !== undefined && roll.what !== undefined && last[0]?.what === roll.what) last.push(roll)
    else runs.push([roll])
  }
  return runs.map(run => groupOf(run, attack))
}

function groupOf(run: readonly ReplayDice[], attack: ReplayAttack | null): DiceGroup {
  const isPool = run.some(({ needed = null }) => needed !== null)
  const sum = sumOf(run[0]?.what, attack, isPool)
  const [only, another] = run.flatMap(({ faces }) => faces)
  return {
    chains: chainsOf(run, isPool),
    added: sum?.what === 'against' && only !== undefined && another === undefined ? sum.count - only : 0,
    sum
  }
}

/** A pool is read by its hits, so they stand first; other dice lie as they fell. What a six added follows it. */
function chainsOf(run: readonly ReplayDice[], isPool: boolean): readonly (readonly LaidDie[])[] {
  const chains: LaidDie[][] = []
  let last: readonly LaidDie[][] = []
  for (const { die, faces, needed = null, isExtra } of run) {
    const dice = (isPool ? [...faces].sort((a, b) => b - a) : faces).map((face): LaidDie => {
      return { die, face, look: needed !== null && face >= needed ? 'solid' : 'plain' }
    })
    const sixes = isExtra === true ? last.filter(chain => chain.at(-1)?.face === SIDES.d6) : []
    last = dice.map((one, i) => {
      const chain = sixes[i] ?? []
      if (chain.length === 0) chains.push(chain)
      chain.push(one)
      return chain
    })
  }
  return isPool ? chains.sort((a, b) => (b[0]?.face ?? 0) - (a[0]?.face ?? 0)) : chains
}

function sumOf(what: ReplayDice['what'], attack: ReplayAttack | null, isPool: boolean): DiceSum | null {
  if (attack === null || what === undefined) return null
  if (what === 'damage') return attack.damage === null ? null : { what: 'damage', count: attack.damage, needed: null }
  const { needed, reached } = what === 'attack' ? attack : (attack.defence ?? { needed: null, reached: null })
  if (reached === null) return null
  if (isPool || attack.isPool === true) return { what: what === 'attack' ? 'hits' : 'stopped', count: reached, needed: null }
  return needed === null ? null : { what: 'against', count: reached, needed }
}
