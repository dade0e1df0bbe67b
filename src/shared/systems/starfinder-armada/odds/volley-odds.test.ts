import { describe, expect, it } from 'vitest'
import { rollOne, type Rule } from '../../../core/dice/rule'
import { distributionOf } from '../../../core/odds/distribution'
import type { SaCommands } from '../commands/command'
import { rollAttack } from '../commands/fire/stage-attack'
import { moraleCheck, moraleResult } from '../derive/checks/morale'
import { hpMax } from '../derive/fleet/hull'
import { tableOf } from '../derive/fleet/starts'
import type { SaEvent } from '../events'
import type { BattleState, StagedAttack } from '../model/battle'
import { ABILITIES, type Ability, type DraftArmada } from '../model/design'
import { strike } from '../rules/apply-volley'
import { anArmada, anOfficer, after, at, attack, battleWith, f, fleetIn, having, o, play } from '@kit/systems/starfinder-armada'
import { volleyOdds } from './volley-odds'

const NAMES = ['critical', 'crossing', 'disabling', 'destroying', 'emboldened', 'unaffected', 'shaken', 'routed'] as const

interface Case {
  readonly name: string
  readonly state: () => BattleState
  readonly shots: readonly SaCommands['stageAttack'][]
}

const small = { tier: 1, size: 'small', fleetClass: 'fighter' } as const
const defender = anArmada('b', [{ id: 'b1', tier: 3, size: 'small' }], [], 9)
const shooters = anArmada('a', [
  { id: 'a1', ...small },
  { id: 'a2', ...small, tier: 3 }
])

function onTarget(fields: Parameters<typeof having>[2], armadas: readonly DraftArmada[] = [shooters, defender], rulings = {}): BattleState {
  return having(at(battleWith(rulings, ...armadas), 'gunnery'), 'b1', fields)
}

const CASES: readonly Case[] = [
  { name: 'one attack that may cross', state: () => onTarget({ sp: 1, hp: 6 }), shots: [attack('a1', 'b1')] },
  { name: 'two attacks through shields', state: () => onTarget({ sp: 3, hp: 7 }), shots: [attack('a1', 'b1'), attack('a2', 'b1')] },
  {
    name: 'one of which the game master grants half, and a whole one',
    state: () => onTarget({ sp: 1, hp: 6 }),
    shots: [{ ...attack('a1', 'b1'), dealsHalf: true }, attack('a2', 'b1')]
  },
  { name: 'two that may disable', state: () => onTarget({ sp: 0, hp: 3 }), shots: [attack('a1', 'b1'), attack('a2', 'b1')] },
  {
    name: 'two armadas, the higher tier behind the morale check (SA-Q18)',
    state: () =>
      having(
        at(allied(anArmada('a', [{ id: 'a1', ...small }], [], 2), anArmada('c', [{ id: 'c1', ...small }], [], 16), defender), 'gunnery'),
        'b1',
        { sp: 0, hp: 6 }
      ),
    shots: [attack('c1', 'b1'), attack('a1', 'b1')]
  },
  {
    name: 'a superweapon and an EMP',
    state: () =>
      onTarget({ sp: 4, hp: 9 }, [
        anArmada('a', [
          { id: 'a1', ...small, abilities: ['superweapon'] },
          { id: 'a2', ...small, abilities: ['emp'] }
        ]),
        defender
      ]),
    shots: [attack('a1', 'b1', { usesSuperweapon: true }), attack('a2', 'b1')]
  },
  {
    name: 'a target that fears no more this round (SA-105)',
    state: () => onTarget({ sp: 0, hp: 6, moralePassedInRound: 1 }),
    shots: [attack('a1', 'b1')]
  },
  {
    name: 'a target that flees already',
    state: () => onTarget({ sp: 0, hp: 6, status: 'routed' }),
    shots: [attack('a1', 'b1')]
  },
  {
    name: 'a target that has crossed before',
    state: () => onTarget({ sp: 0, hp: 4, hasCrossedThreshold: true }),
    shots: [attack('a1', 'b1'), attack('a2', 'b1')]
  },
  {
    name: 'a drifting wreck',
    state: () => onTarget({ sp: 0, hp: -8, status: 'disabled' }),
    shots: [attack('a1', 'b1'), attack('a2', 'b1')]
  },
  {
    name: 'a criticals-last table (sa.batchOrder)',
    state: () => onTarget({ sp: 2, hp: 10 }, [shooters, defender], { 'sa.batchOrder': 'worstForDefender' }),
    shots: [attack('a2', 'b1'), attack('a1', 'b1')]
  },
  {
    name: 'an admiral aboard the target and a Resolve Point',
    state: () =>
      onTarget({ sp: 0, hp: 6 }, [
        anArmada('a', [{ id: 'a1', ...small }], [anOfficer('x', 'chiefTechnician', 'a1')]),
        anArmada('b', [{ id: 'b1', tier: 3, size: 'small' }], [anOfficer('y', 'admiral', 'b1')], 9)
      ]),
    shots: [attack('a1', 'b1', { resolveOfficerId: o('x') })]
  },
  {
    name: 'a volley that already holds a hit',
    state: () => play(onTarget({ sp: 3, hp: 9 }), attack('a2', 'b1'), [15], [2]),
    shots: [attack('a1', 'b1')]
  },
  ...ABILITIES.map(withAbility)
]

/** Every fleet has the ability: whatever it changes of a volley, the odds have to follow. */
function withAbility(ability: Ability): Case {
  const abilities = [ability]
  const armadas = [
    anArmada('a', [
      { id: 'a1', ...small, abilities },
      { id: 'a2', ...small, tier: 3, abilities }
    ]),
    anArmada('b', [{ id: 'b1', tier: 3, size: 'small', abilities }], [], 9)
  ]
  return {
    name: `fleets with ${ability}`,
    state: () => onTarget({ sp: 2, hp: 7 }, armadas),
    shots: [attack('a1', 'b1'), attack('a2', 'b1')]
  }
}

/** Two armadas of side A against one of side B. */
function allied(one: DraftArmada, other: DraftArmada, enemy: DraftArmada): BattleState {
  const armadas = [
    { sideId: 'A', armada: one },
    { sideId: 'A', armada: other },
    { sideId: 'B', armada: enemy }
  ]
  const setup = { type: 'beginBattle', name: 'test', armadas, rulings: {} } as const
  return tableOf(setup)
}

/** How many of `total` equally likely ways lead to each list of facts. */
interface Fought {
  readonly total: bigint
  readonly ways: ReadonlyMap<string, bigint>
}

/** Rolls the attacks, strikes with the whole volley, and makes the morale check where one is due: the engine's own code throughout. */
function foughtOut(state: BattleState, shots: readonly SaCommands['stageAttack'][]): Fought {
  const rolled = distributionOf(
    () => rollAll(state, shots),
    staged => staged
  )
  const before = strike(state, state.volley, true)
  const ways = new Map<string, bigint>()
  for (const [staged, count] of rolled.ways) {
    const ends = struck(state, staged, before)
    for (const [facts, faces] of ends.ways) ways.set(facts, (ways.get(facts) ?? 0n) + count * faces * (20n / ends.total))
  }
  return { total: rolled.total * 20n, ways }
}

function* rollAll(state: BattleState, shots: readonly SaCommands['stageAttack'][]): Rule<readonly StagedAttack[]> {
  const staged: StagedAttack[] = []
  for (const shot of shots) staged.push(yield* rollAttack(state, { ...shot, kind: 'gunnery', isHalved: shot.dealsHalf === true }))
  return staged
}

/** The result of the volley: certain, or by one d20. */
function struck(state: BattleState, staged: readonly StagedAttack[], before: readonly SaEvent[]): Fought {
  const volley = { ...state, volley: [...state.volley, ...staged.map((one, i) => ({ ...one, id: `new${String(i)}` }))] }
  const events = strike(volley, inOrder(volley), true)
  const facts = NAMES.filter(name => isSo(name, state, events) && !isSo(name, state, before))
  const due = owed(events).find(one => one.kind === 'morale')
  const wasDue = owed(before).some(one => one.kind === 'morale')
  if (due?.kind !== 'morale' || wasDue) return { total: 1n, ways: new Map([[facts.join(' '), 1n]]) }
  const end = after(volley, ...events)
  const bonus = moraleCheck(end, fleetIn(end, 'b1')).total
  return distributionOf(
    () => rollOne('sa.roll.morale', 'd20', f('b1')),
    face => [...facts, moraleResult(face + bonus - due.dc)].join(' ')
  )
}

function inOrder(state: BattleState): readonly StagedAttack[] {
  if (state.rulings['sa.batchOrder'] !== 'worstForDefender') return state.volley
  return [...state.volley].sort((a, b) => Number(a.isCriticalNatural) - Number(b.isCriticalNatural))
}

function owed(events: readonly SaEvent[]) {
  return events.flatMap(event => (event.type === 'obligationOwed' ? [event.obligation] : []))
}

function isSo(name: (typeof NAMES)[number], state: BattleState, events: readonly SaEvent[]): boolean {
  const has = (match: (event: SaEvent) => boolean): boolean => events.some(match)
  if (name === 'critical') return owed(events).some(due => due.kind === 'critical')
  const { hp, hasCrossedThreshold } = fleetIn(state, 'b1')
  if (name === 'crossing')
    return !hasCrossedThreshold && !isHalved(state, hp) && has(one => one.type === 'damageApplied' && isHalved(state, one.hp))
  if (name === 'disabling') return has(event => event.type === 'fleetDisabled' || event.type === 'fleetDestroyed')
  return name === 'destroying' && has(event => event.type === 'fleetDestroyed')
}

/** At half of its hull or below, where a check of morale is owed (SA-100). */
const isHalved = (state: BattleState, hp: number): boolean => hp * 2 <= hpMax(state, fleetIn(state, 'b1'))

describe('odds of planned attacks on one target', () => {
  it.each(CASES)('are those of fighting it out: $name', ({ state: make, shots }) => {
    const state = make()
    const truth = foughtOut(state, shots)
    const { morale, ...odds } = volleyOdds(state, shots)
    const all = { ...odds, ...morale }
    const target = fleetIn(state, 'b1')
    for (const name of NAMES) {
      // A wreck is destroyed without being disabled anew.
      if (name === 'disabling' && target.status === 'disabled') continue
      let ways = 0n
      for (const [facts, count] of truth.ways) if (facts.split(' ').includes(name)) ways += count
      const expected = Number((ways * 10n ** 18n) / truth.total) / 1e18
      expect([name, Math.abs(all[name] - expected) <= 1e-12 ? expected : all[name]]).toEqual([name, expected])
    }
  })
})
