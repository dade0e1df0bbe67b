import { describe, expect, it } from 'vitest'
import {
  attack,
  attacksIn,
  counter,
  duel,
  fire,
  havingUnit,
  havingWing,
  mar,
  next,
  play,
  playAll,
  rolledFor,
  roll,
  shot,
  suffering,
  damage
} from '@kit/systems/dystopian-wars'
import type { BattleState, Fire } from '@shared/systems/dystopian-wars/model/battle'
import { reference } from './reference'

/** What a passage says of a unit or wing: the last word of each label, or the name in it, with the value. */
function said(passage: string, state: BattleState, id = 'a'): Record<string, unknown> {
  const lines = reference.now(passage, state, id).map(({ label, value }): [unknown, unknown] => {
    const name = label.values?.['name'] ?? label.key.split('.').at(-1)
    if (typeof value !== 'object') return [name, value]
    const values = Object.values(value.values ?? {})
    return [name, values.length === 0 ? value.key.split('.').at(-1) : [value.key.split('.').at(-1), ...values]]
  })
  return Object.fromEntries(lines) as Record<string, unknown>
}

describe('what a passage means for a unit', () => {
  it('is nothing for nobody, for a unit that is gone, and where nothing is particular', () => {
    expect(reference.now('attack-dice', duel(), 'nobody')).toEqual([])
    expect(reference.now('attack-dice', havingUnit(duel(), 'a', { status: 'removed' }), 'a')).toEqual([])
    expect(reference.now('vertical-dive', duel(), 'a')).toEqual([])
    expect(reference.now('hull-points', duel(), 'f')).toEqual([])
  })
  it('counts dice after damage, the last one as the house rule says (DW-004, dw.lastDie)', () => {
    const hurt = (rulings = {}): BattleState => havingUnit(duel({ rulings }), 'a', { hp: 2 })
    const dice = (...counts: readonly string[]): unknown => ['byRange', counts.join(' / '), '8 / 16 / 24']
    expect(said('attack-dice', duel())).toMatchObject({ hull: ['outOf', 6, 6], gun: dice('8', '6', '3'), aa: ['dice', '5'] })
    expect(said('attack-dice', hurt())).toMatchObject({ hull: ['outOf', 2, 6], gun: dice('4', '2', '0'), aa: ['dice', '1'] })
    expect(said('attack-dice', hurt({ 'dw.lastDie': 'stays' }))).toMatchObject({ gun: dice('4', '2', '1') })
    expect(said('attack-dice', suffering(duel(), 'a', 3, 11))).toMatchObject({ aa: ['dice', '0'], torpedoes: dice('0', '0', '0') })
    expect(said('attack-dice', havingUnit(duel(), 'a', { diceAdjustment: -2 }))).toMatchObject({ adjustment: '−2' })
  })
  it('halves dice once, or for each obstruction (DW-005, dw.obstruction)', () => {
    expect(said('obstruction', duel())).toMatchObject({ gun: ['seen', '8 / 6 / 3', '4 / 3 / 1', '4 / 3 / 1'] })
    const twice = duel({ rulings: { 'dw.obstruction': 'twice' } })
    expect(said('obstruction', twice)).toMatchObject({ gun: ['seenTwice', '8 / 6 / 3', '4 / 3 / 1', '2 / 1 / 1'] })
    expect(said('obstruction', duel())).not.toHaveProperty('aa')
  })
  it('says what it adds to a lead, and what is left to share out (DW-006, dw.linkHalf)', () => {
    expect(said('fire-options', duel())).toMatchObject({ gun: ['adds', '4 / 3 / 1'] })
    expect(said('fire-options', duel({ rulings: { 'dw.linkHalf': 'no' } }))).toMatchObject({ gun: ['adds', '8 / 6 / 3'] })
    const part: Fire = { parts: [shot('a')], option: 'split', splitDice: 3 }
    const split = playAll(duel(), attack(part, 'x'), attack('a', 'y', 'rockets'))
    expect(said('fire-options', split)).toMatchObject({ gun: ['left', 5], rockets: 'declared' })
  })
  it('says who is aimed at, and whom it may answer (DW-001, DW-007 to DW-011)', () => {
    const declared = playAll(duel({ a: { type: 'submarine' } }), attack('a', 'x'), next)
    expect(said('declaring-attacks', declared)).toEqual({ firesAt: 'x' })
    expect(said('declaring-attacks', declared, 'x')).toEqual({ firedAtBy: 'a' })
    expect(said('who-is-countered', declared)).toEqual({ type: 'submarine', countered: 'yes' })
    expect(said('who-is-countered', declared, 'x')).toEqual({ type: 'surface', countered: 'no' })
    expect(said('who-counters', declared, 'y')).toEqual({ aa: ['dice', '5'], cc: ['dice', '4'], mayAnswer: 'a' })
    expect(said('who-counters', declared, 'g')).not.toHaveProperty('mayAnswer')
    expect(said('counter-dice', declared, 'y')).toMatchObject({ cc: ['adds', '2'] })
  })
  it('counts what a counter-attack rolls, and whether criticals count (DW-015, dw.counterCrit)', () => {
    const answered = (rulings = {}): BattleState =>
      playAll(duel({ a: { type: 'flying' }, rulings }), attack('a', 'x'), next, counter('y', 'a'), next)
    expect(said('resolving-counters', answered())).toEqual({ y: ['on', 5, 4], criticals: 'yes' })
    expect(said('resolving-counters', answered({ 'dw.counterCrit': 'no' }))).toMatchObject({ criticals: 'no' })
    expect(said('resolving-counters', answered({ 'dw.toHit': 'perAttack' }), 'y')).toEqual({ a: ['asked', 5] })
  })
  it('follows the squadron through the steps (DW-045)', () => {
    const declared = playAll(duel(), attack('a', 'x'), attack('b', 'y'), next)
    expect(said('nine-steps', declared)).toEqual({ ours: 'acts', onTable: 'attack', left: 2 })
    expect(said('nine-steps', declared, 'x')).toEqual({ theirs: 'waits' })
    expect(said('step-six', declared)).toEqual({ x: ['on', 8, 4] })
    expect(said('step-six', declared, 'y')).toEqual({ b: ['on', 8, 4] })
  })
  it('counts the dice again after losses, and tells its rules (DW-038 to DW-041)', () => {
    const declared = playAll(duel({ a: { mars: [mar('other', { text: 'Sharp Turn', dice: 1 })] } }), attack('a', 'x'), next)
    const hurt = havingUnit(declared, 'a', { hp: 5 })
    expect(said('counting-again', hurt)).toEqual({ base: 8, damage: '−1', x: ['dice', 7], 'Sharp Turn': '+1' })
  })
  it('tells the number against each enemy, also as the campaign has it (DW-042, DW-Q03)', () => {
    const under = havingUnit(duel({ x: { type: 'submarine' } }), 'x', { depth: 'diving' })
    expect(said('to-hit', under)).toMatchObject({ isObscured: 'no', x: ['on', 8, 5], y: ['on', 8, 4] })
    expect(said('to-hit', { ...under, rulings: { 'dw.appendix.weaponVsDiving': 'never' } })).toMatchObject({ x: ['cannot', 8] })
    expect(said('to-hit', under, 'x')).toMatchObject({ depth: 'diving' })
    expect(said('hits', duel({ rulings: { 'dw.dice': 'heavy' } }))).toMatchObject({ gun: 'heavy' })
  })
})

describe('what defence and damage mean for a unit', () => {
  const torpedoes = rolledFor(duel(), 6, 'torpedoes')

  it('tells the hits that come in, the dice against them and what is spent (DW-046 to DW-053)', () => {
    expect(said('defensive-fire', torpedoes, 'x')).toEqual({ hitsComing: 6, vsRockets: ['on', 5, 5], vsTorpedoes: ['on', 4, 5] })
    const fired: Fire = { parts: [shot('x', 'cc')], option: 'split', splitDice: 3 }
    const again = playAll(duel(), attack('a', 'x', 'torpedoes'), attack('b', 'x', 'torpedoes'), next)
    const rolled = play(again, roll(attacksIn(again)[0]?.id ?? '', 4), [5, 5, 5, 5, 1, 1, 1, 1])
    const command = { type: 'rollDefensiveFire', fire: fired, toHit: null, modifiers: [], isInRange: true } as const
    const spent = play(rolled, command, [1, 1, 5])
    expect(said('rolling-defence', spent, 'x')).toMatchObject({ vsTorpedoes: ['on', 1, 5], spent: ['dice', 3] })
    expect(said('fast-torpedoes', duel({ a: { mars: [mar('fastTorpedoes')] } }))).toEqual({ fast: 'yes' })
  })
  it('counts generators that work, the Guardians of mates too (DW-054 to DW-056)', () => {
    const guarded = havingUnit(duel({ x: { shields: 1, mars: [mar('inventiveScientist')] } }), 'y', { guardians: 2 })
    expect(said('generators', guarded, 'x')).toEqual({
      shields: 1,
      guardians: 2,
      vsGunnery: ['saves', 4, 4],
      vsTorpedoes: ['saves', 4, 5]
    })
    expect(said('generators', suffering(guarded, 'x', 5), 'x')).toMatchObject({ shields: 0, vsGunnery: ['saves', 2, 4] })
    const asked = { ...guarded, rulings: { 'dw.toHit': 'perAttack' } }
    expect(said('generators', asked, 'x')).toMatchObject({ vsGunnery: ['savesAsked', 4] })
    const never = { ...guarded, rulings: { 'dw.appendix.shieldVsTorpedoes': 'never' } }
    expect(said('generators', never, 'x')).toMatchObject({ vsTorpedoes: ['savesNever', 4] })
    expect(said('generators', duel(), 'x')).toEqual({ shields: 0, guardians: 0 })
    expect(said('inventive-scientist', guarded, 'x')).toEqual({ rerolls: 'yes' })
  })
  it('says how many hits are enough, as the house rules read it (DW-060 to DW-063)', () => {
    expect(said('hull-points', duel())).toEqual({ hull: ['outOf', 6, 6], dr: 4, cr: 7, damage: ['hits', 5], critical: ['hits', 8] })
    const equal = duel({ rulings: { 'dw.threshold': 'gte' } })
    expect(said('hull-points', equal)).toMatchObject({ damage: ['hits', 4], critical: ['hits', 7] })
    expect(said('hull-points', suffering(duel(), 'a', 10))).toMatchObject({ cr: 4, critical: ['hits', 5] })
    expect(said('hull-points', torpedoes, 'x')).toMatchObject({ hitsComing: 6 })
    expect(said('critical-hits', duel())).toEqual({ critical: ['hits', 8], small: 'no' })
    const many = duel({ a: { hp: 2 }, rulings: { 'dw.multiCrit': 'perMultipleOfCr' } })
    expect(said('critical-hits', many)).toEqual({ critical: ['hits', 8], twoCriticals: ['hits', 15], small: 'yes' })
  })
  it('tells criticals in force and what follows from them (DW-066, dw.navLock, dw.repair)', () => {
    const hurt = suffering(duel(), 'a', 8, 9, 5, 10)
    expect(said('critical-table', hurt)).toEqual({
      engineFailure: 'engineFailure',
      navigationLock: 'navigationLock',
      generatorOffline: 'generatorOffline',
      fusionLeak: 'fusionLeak',
      ap: 5,
      movement: 3.5,
      cr: 4,
      canTurn: 'no',
      canChangeHeight: 'yes',
      canLaunch: 'no'
    })
    const ruled = { ...suffering(duel(), 'a', 9, 10), rulings: { 'dw.repair': 'd6', 'dw.navLock': 'noTurnNoHeightChange' } }
    expect(said('critical-table', ruled)).toMatchObject({ canChangeHeight: 'no', mayRepair: 'navigationLock' })
    const tried = havingUnit(ruled, 'a', { criticals: [{ row: 9, turn: 1, triedTurn: 1 }] })
    expect(said('critical-table', tried)).not.toHaveProperty('mayRepair')
  })
  it('keeps the explosion of a unit that has blown up (DW-066, dw.magazineAd)', () => {
    const blown = play(rolledFor(duel(), 8), damage, [1, 1])
    expect(reference.now('critical-table', blown, 'x').map(({ value }) => value)).toEqual([
      { key: 'dw.reason.explosion', values: { inches: 4 } },
      12
    ])
    const half = { ...blown, rulings: { 'dw.magazineAd': 'startHp' } }
    expect(reference.now('critical-table', half, 'x').at(-1)?.value).toBe(6)
  })
  it('counts STAR cards, and names the rules of its weapons (DW-058, DW-059)', () => {
    const state = duel({ a: { mars: [mar('hardImpact'), mar('other', { text: 'Big Gun' }), mar('fastTorpedoes')] } })
    expect(said('star-cards', state)).toEqual({ cards: 2 })
    expect(reference.now('weapon-rules', state, 'a').map(({ value }) => value)).toEqual([
      { key: 'dw.mar.hardImpact' },
      { key: 'dwDigest.now.named', values: { name: 'Big Gun' } }
    ])
  })
})

describe('what a passage means for Tiny Flyers', () => {
  it('tells the number against each enemy, and what is barred (DW-018, DW-024, DW-032)', () => {
    const state = duel({ g: { type: 'diveBomber' } })
    expect(said('flyers-and-units', state)).toEqual({ g: ['on', 5, 5] })
    expect(said('flyers-and-units', state, 'f')).toEqual({ x: ['on', 5, 4], y: ['on', 5, 4] })
    expect(said('flyers-and-flyers', state, 'f')).toEqual({ g: ['on', 5, 3] })
    expect(said('flyers-and-flyers', state, 'g')).toEqual({ f: ['on', 5, 6] })
    expect(said('flyers-and-flyers', havingWing(state, 'f', { bar: 'all', tokens: 3 }), 'f')).toEqual({ g: ['on', 3, 3], bar: 'all' })
    expect(said('who-counters', havingWing(state, 'f', { isOnCap: true }), 'f')).toMatchObject({ isOnCap: 'yes' })
  })
  it('tells rolls that are still to come in steps 4 and 5', () => {
    const declared = playAll(duel(), attack(fire(shot('f', 'aa')), 'x'), next, counter('x', 'f'), next)
    expect(reference.now('flyers-and-units', declared, 'x').map(({ label }) => label.key.split('.').at(-1))).toEqual([
      'against',
      'from',
      'at'
    ])
  })
  it('says when a wing aborts: not drones, not twice, and what its rules add (DW-027 to DW-031)', () => {
    expect(said('aborts', havingWing(duel(), 'f', { tokens: 3 }), 'f')).toEqual({ tokens: ['outOf', 3, 5], aborts: ['hits', 3] })
    expect(said('drones', duel({ f: { type: 'drone' } }), 'f')).toEqual({ aborts: 'never' })
    expect(said('drones', duel(), 'f')).toEqual({})
    expect(said('aborts', havingWing(duel(), 'f', { hasAborted: true }), 'f')).toMatchObject({ hasAborted: 'yes', aborts: 'no' })
    const diving = duel({ f: { mars: [mar('verticalDive', { abort: 2 })] } })
    expect(said('vertical-dive', diving, 'f')).toEqual({ verticalDive: '+2', aborts: ['hits', 7] })
    expect(said('big-fuel-tanks', diving, 'f')).toEqual({})
    expect(said('acrobatic-pilots', duel({ f: { mars: [mar('acrobaticPilots', { abort: -1 })] } }), 'f')).toEqual({
      acrobaticPilots: '−1',
      aborts: ['hits', 4]
    })
  })
  it('tells fuel, and what is owed where there is none left (DW-032, dw.fuelZero)', () => {
    const empty = havingWing(duel(), 'f', { fuel: 0 })
    const owed: BattleState = { ...empty, obligations: [{ id: 'o1', kind: 'fuel', wingId: empty.wings[0]?.id as never, turn: 1 }] }
    expect(said('abort-costs', duel(), 'f')).toEqual({ fuel: 2 })
    expect(reference.now('abort-costs', owed, 'f').map(({ value }) => value)).toEqual([0, { key: 'dw.reason.fuel' }])
    expect(said('abort-costs', havingWing(duel(), 'f', { status: 'landed' }), 'f')).toEqual({ fuel: 2 })
    expect(said('aborts', havingWing(duel(), 'f', { status: 'landed' }), 'f')).toEqual({})
  })
})
