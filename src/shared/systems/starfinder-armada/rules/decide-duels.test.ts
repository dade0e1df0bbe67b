import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { endOfRound } from '../../../core/effects/clock'
import { present } from '../../../kernel/present'
import { hasCondition } from '../derive/fleet/conditions'
import type { SaCommands } from '../commands/command'
import type { SaEvent } from '../events'
import type { BattleState, Duel } from '../model/battle'
import { advance, anArmada, anOfficer, at, attack, battleWith, f, fleetIn, given, having, o, play } from '@kit/systems/starfinder-armada'
import { phasesLater } from '@kit/systems/starfinder-armada/actions'

/** Capital fleets a and b of 2d8 against destroyers x (HP 36, CT 18, SP 12) and y. */
function table(rulings: BattleState['rulings'] = {}): BattleState {
  const us = anArmada(
    'us',
    [
      { id: 'a', tier: 5, fleetClass: 'capital', abilities: ['superweapon'] },
      { id: 'b', tier: 5, fleetClass: 'capital' }
    ],
    [anOfficer('Cy', 'commander', 'a')]
  )
  const them = anArmada(
    'them',
    [{ id: 'x', tier: 7, size: 'large' }, { id: 'y' }],
    [anOfficer('Kor', 'commander', 'x'), anOfficer('Vex', 'chiefCaster', 'x')]
  )
  return at(battleWith(rulings, us, them), 'gunnery')
}
const won: Duel = { officerId: o('Cy'), fleetId: f('a'), targetId: f('x'), total: 20, dc: 19 }
const lost: Duel = { ...won, total: 18 }
const dueling = (state: BattleState, ...duels: readonly Duel[]): BattleState => ({ ...state, duels })
const bare = (state: BattleState, sp = 0) => having(state, 'x', { sp })
const hit = (state: BattleState, natural = 19, command: SaCommands['stageAttack'] = attack('a', 'x')) =>
  play(state, command, [natural], [3, 3])
const resolved = (state: BattleState) => given(state).when(advance)
const isCutOff = (state: BattleState) => hasCondition(state, fleetIn(state, 'x'), 'communications')
const kinds = (state: BattleState) => state.obligations.map(due => due.kind)
const duelWon = like<SaEvent>({ type: 'duelWon', officerId: o('Cy'), targetId: f('x') })

describe('a duel won, with a hit (SA-066)', () => {
  it('cuts the communications of the fleet, in this round and the next', () => {
    const events = resolved(hit(dueling(table(), won))).thenAmong(duelWon, event => event.type === 'effectBegun').events
    const begun = present(
      events.find(event => event.type === 'effectBegun'),
      'effect'
    )
    expect(begun.effect).toMatchObject({
      kind: 'condition',
      byFleetId: f('a'),
      condition: 'communications',
      targetId: 'x',
      cause: 'sa.cause.duel',
      source: 'SA-066',
      ending: endOfRound(2)
    })
  })
  it('lets them go at the end of the next round', () => {
    const struck = having(play(hit(dueling(table(), won)), advance), 'x', { sp: fleetIn(table(), 'x').sp })
    expect(isCutOff(struck)).toBe(true)
    expect(isCutOff(phasesLater(struck, 5))).toBe(true)
    expect([phasesLater(struck, 5).round, phasesLater(struck, 5).phase]).toEqual([2, 'resolution'])
    expect(isCutOff(phasesLater(struck, 6))).toBe(false)
  })
  it('counts a hit that the shields took whole', () => {
    const state = play(hit(dueling(table(), won)), advance)
    expect(fleetIn(state, 'x').hp).toBe(fleetIn(table(), 'x').hp)
    expect(isCutOff(state)).toBe(true)
  })
  it('counts a shot fired before the duel', () => {
    expect(isCutOff(play(dueling(hit(table()), won), advance))).toBe(true)
  })
  it('counts the 5 of a duel that answers it (SA-065)', () => {
    const answer: Duel = { officerId: o('Kor'), fleetId: f('x'), targetId: f('a'), total: 1, dc: 18 }
    expect(isCutOff(play(hit(dueling(table(), lost, answer)), advance))).toBe(true)
    expect(isCutOff(play(hit(dueling(table(), { ...won, total: 13 }, answer)), advance))).toBe(false)
  })
})

describe('a duel comes to nothing (SA-066)', () => {
  it.each([
    ['lost', dueling(hit(table()), lost)],
    ['followed by no shot', dueling(table(), won)],
    ['followed by a miss', dueling(play(table(), attack('a', 'x'), [1]), won)],
    ['followed by the shot of another fleet', dueling(hit(table(), 19, attack('b', 'x')), won)],
    ['followed by a shot at another fleet', dueling(hit(table(), 19, attack('a', 'y')), won)]
  ])('%s', (_name, state) => {
    resolved(state).thenState(after => {
      expect(isCutOff(after)).toBe(false)
      expect(kinds(after)).not.toContain('duelVictim')
    })
  })
  it('when the hit does no damage', () => {
    const state = hit(dueling(table(), won))
    const harmless = { ...state, volley: state.volley.map(staged => ({ ...staged, damage: 0 })) }
    expect(isCutOff(play(harmless, advance))).toBe(false)
  })
  it('when the shot was a free one', () => {
    const state = hit(dueling(table(), won))
    const free = { ...state, volley: state.volley.map(staged => ({ ...staged, kind: 'free' as const })) }
    expect(isCutOff(play(free, advance))).toBe(false)
  })
  it('when the fleet is gone with the volley', () => {
    const gone = play(hit(dueling(bare(having(table(), 'x', { hp: -99 })), won), 20), advance)
    expect(fleetIn(gone, 'x').status).toBe('destroyed')
    expect(kinds(gone)).toEqual([])
  })
})

describe('an officer falls where the attack was critical (SA-066, SA-Q24)', () => {
  const victim = like<SaEvent>({ type: 'obligationOwed' })
  it('on a natural 20 that hurts the hull, besides the critical roll (sa.duelCrit = inAddition)', () => {
    for (const rulings of [{}, { 'sa.duelCrit': 'inAddition' }])
      resolved(hit(dueling(bare(table(rulings)), won), 20))
        .thenAmong(victim, duelWon, victim)
        .thenState(state => expect(kinds(state)).toEqual(['critical', 'duelVictim']))
  })
  it('instead of the critical roll (sa.duelCrit = insteadOfCriticalRoll)', () => {
    const instead = bare(table({ 'sa.duelCrit': 'insteadOfCriticalRoll' }))
    expect(kinds(play(hit(dueling(instead, won), 20), advance))).toEqual(['duelVictim'])
    expect(kinds(play(hit(dueling(instead, lost), 20), advance))).toEqual(['critical'])
    const other = hit(hit(dueling(instead, won), 20), 20, attack('b', 'x'))
    expect(kinds(play(other, advance))).toEqual(['critical', 'duelVictim'])
  })
  it('also where the same volley disables the fleet', () => {
    const down = play(hit(dueling(bare(having(table(), 'x', { hp: 1 })), won), 20), advance)
    expect(fleetIn(down, 'x').status).toBe('disabled')
    expect([isCutOff(down), kinds(down)]).toEqual([true, ['duelVictim']])
    const due = down.obligations[0]?.id ?? ''
    const aboard = down.officers.find(one => one.fleetId === f('x'))?.id ?? o('nobody')
    expect(
      play(down, { type: 'settleDuelVictim', obligationId: due, officerId: aboard }).officers.find(one => one.id === aboard)
    ).toMatchObject({
      isIncapacitated: true
    })
  })
  it('names the fleet and the duelist', () => {
    const state = play(hit(dueling(bare(table()), won), 20), advance)
    expect(state.obligations[1]).toEqual({
      id: 'o4',
      kind: 'duelVictim',
      fleetId: 'x',
      duelistId: 'Cy',
      round: 1,
      isDeferred: false
    })
    expect(new Set([...state.obligations, ...state.effects].map(one => one.id)).size).toBe(3)
    expect(state.nextId).toBe(5)
  })
  it('not on a natural 20 that the shields took, nor on a 19', () => {
    expect(kinds(play(hit(dueling(table(), won), 20), advance))).toEqual([])
    expect(kinds(play(hit(dueling(bare(table()), won), 19), advance))).toEqual([])
  })
  it('on a superweapon, and where the attack takes the hull to half', () => {
    const superweapon = hit(dueling(table(), won), 19, attack('a', 'x', { usesSuperweapon: true }))
    expect(kinds(play(superweapon, advance))).toEqual(['critical', 'duelVictim'])
    const half = hit(dueling(bare(having(table(), 'x', { hp: 19 })), won), 19)
    expect(kinds(play(half, advance))).toEqual(['critical', 'duelVictim', 'morale'])
  })
  it('not where another attack was the critical one', () => {
    const state = hit(hit(dueling(bare(table()), won), 19), 20, attack('b', 'x'))
    expect(kinds(play(state, advance))).toEqual(['critical'])
    expect(isCutOff(play(state, advance))).toBe(true)
  })
  it('nobody where nobody is left aboard: the critical roll stays', () => {
    for (const rulings of [{}, { 'sa.duelCrit': 'insteadOfCriticalRoll' }]) {
      const empty = {
        ...bare(table(rulings)),
        officers: table().officers.map(one => ({ ...one, isIncapacitated: one.fleetId === f('x') }))
      }
      expect(kinds(play(hit(dueling(empty, won), 20), advance))).toEqual(['critical'])
    }
  })
})

describe('an EMP in a duel (SA-066, SA-032)', () => {
  const owed = (rulings: BattleState['rulings']) => {
    const armed = having(bare(table({ ...rulings, 'sa.critMultiple': 'eachTrigger' })), 'a', { abilities: ['emp'] })
    return kinds(play(hit(dueling(armed, won)), advance))
  }
  it('fells no officer by itself (sa.duelEmp = no)', () => {
    expect([owed({}), owed({ 'sa.duelEmp': 'no' })]).toEqual([['critical'], ['critical']])
  })
  it('fells one like critical damage (sa.duelEmp = yes)', () => {
    expect(owed({ 'sa.duelEmp': 'yes' })).toEqual(['critical', 'duelVictim'])
  })
})
