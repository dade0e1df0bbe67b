import type { Faces } from '../../../core/dice/rule'
import { momentsOf, type Moments } from '../../../core/odds/moments'
import type { Fact, LyingDice, ReportRules } from '../../../core/report/report-rules'
import type { XwCommand } from '../commands/command'
import type { XwEvent } from '../events'
import { weaponName } from '../events/words'
import type { BattleState } from '../model/battle'
import { POOLS, type DieResult, type Pool } from '../model/dice'
import { attackOdds } from '../odds/attack-odds'
import { planOf } from '../odds/plan-of'
import { FACES, POOL_DICE } from '../tables/dice'

type Told = ReportRules<BattleState, XwCommand, XwEvent>['factsOf']

/** Attacks as they are declared, every die that falls for them, and the damage that is left. */
export const factsOf: Told = (state, event) => {
  switch (event.type) {
    case 'attackDeclared': {
      const { id, attackerId, defenderId, weaponId, range } = event.attack
      const weapon = weaponName(state, attackerId, weaponId)
      return [{ fact: 'attack', id, attackerId, targetId: defenderId, weapon, apart: { in: 'range', value: range } }]
    }
    case 'diceRolled':
      return [...fallen(event.attackId, event.pool, event.faces), ...expects(state, event)]
    case 'tokenSpent':
    case 'diceModified':
      return fallen(event.attackId, event.pool, event.faces)
    case 'resultsNeutralized': {
      const { attackId, isHit, left } = event
      return [
        { fact: 'lying', attackId, dice: lying(state, event) },
        { fact: 'result', attackId, isHit, damage: isHit ? left.hits + left.crits : 0 }
      ]
    }
    case 'attackAbandoned':
      return [{ fact: 'dropped', attackId: event.attackId }]
    case 'damageSuffered':
      return [{ fact: 'hazard', targetId: event.shipId }]
    case 'shieldLost':
    case 'cardDealt':
      return [{ fact: 'damage', attackId: null, targetId: event.shipId, points: 1 }]
    default:
      return []
  }
}

/** Symbols that count as they fall. */
const COUNTING: Readonly<Record<Pool, readonly DieResult[]>> = { attack: ['hit', 'crit'], defense: ['evade'] }

function fallen(attackId: string, pool: Pool, faces: Faces): readonly Fact[] {
  if (faces.length === 0) return []
  const table: readonly DieResult[] = FACES[pool]
  const got = faces.filter(face => COUNTING[pool].some(result => result === table[face - 1])).length
  const share = table.filter(result => COUNTING[pool].includes(result)).length / table.length
  const expected: Moments = { mean: faces.length * share, variance: faces.length * share * (1 - share) }
  const isAttack = pool === 'attack'
  const measure = isAttack ? 'hits' : 'saves'
  return [
    {
      fact: 'roll',
      attackId,
      what: isAttack ? 'attack' : 'defence',
      faces,
      needed: null,
      reached: null,
      tallies: [{ measure, got, expected }]
    }
  ]
}

type Neutralized = Extract<XwEvent, { type: 'resultsNeutralized' }>

/** Both pools as they lie, what counts first; hits are out that evades have cancelled. */
function lying(state: BattleState, { attackId, left }: Neutralized): readonly LyingDice[] {
  const dice = state.attacks.find(one => one.id === attackId)?.dice
  return POOLS.flatMap(pool => {
    const rolled = dice?.[pool] ?? []
    if (rolled.length === 0) return []
    const table: readonly DieResult[] = FACES[pool]
    const results = rolled.map(die => die.result).sort((a, b) => table.indexOf(a) - table.indexOf(b))
    const stays: Partial<Record<DieResult, number>> = pool === 'attack' ? { hit: left.hits, crit: left.crits } : {}
    const out = results.flatMap((result, i) => (i - results.indexOf(result) >= (stays[result] ?? results.length) ? [i] : []))
    return [
      {
        what: pool === 'attack' ? 'attack' : 'defence',
        die: POOL_DICE[pool],
        faces: results.map(result => table.indexOf(result) + 1),
        out,
        got: results.filter(result => COUNTING[pool].includes(result)).length
      }
    ]
  })
}

type DiceRolled = Extract<XwEvent, { type: 'diceRolled' }>

/** What the attack does on average with so many dice, every useful token spent. */
function expects(state: BattleState, { attackId, pool, count }: DiceRolled): readonly Fact[] {
  const attack = state.attacks.find(one => one.id === attackId)
  if (pool !== 'attack' || attack === undefined) return []
  const { damage } = attackOdds({ ...planOf(state, attack), attackDice: count })
  return [{ fact: 'expects', attackId, damage: momentsOf(damage) }]
}
