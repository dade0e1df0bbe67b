import { describe, expect, it } from 'vitest'
import { acting, after, aWeapon, duel, f, having, moved, play, s, suffering, w } from '@kit/systems/firestorm-armada'
import { FACTION_TRAITS } from '@shared/systems/firestorm-armada/tables/factions'
import { CRITICAL_TABLE } from '@shared/systems/firestorm-armada/tables/damage'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { ReferenceTable } from '../../../contract/system-reference'
import { reference } from './reference'

const at = acting(duel())
const table = (name: string): ReferenceTable => reference.tables[name]?.() ?? { columns: [], rows: [] }
const figures = (name: string): unknown[][] =>
  table(name).rows.map(row => row.map(cell => (typeof cell === 'object' ? (cell.key.split('.').at(-1) ?? '') : cell)))

/** What a passage says of a unit: the last word of each label, or the name in it, with the value. */
function said(passage: string, state: BattleState, id: string): Record<string, unknown> {
  const lines = reference.now(passage, state, id).map(({ label, value }) => {
    const name = label.values?.['name'] ?? label.key.split('.').at(-1)
    if (typeof value !== 'object') return [name, value]
    const values = Object.values(value.values ?? {})
    return [name, values.length === 0 ? value.key.split('.').at(-1) : values.length === 1 ? values[0] : values]
  })
  return Object.fromEntries(lines) as Record<string, unknown>
}

describe('the tables of the reference', () => {
  it('have the bonus and the command distance of each faction (FA-003, FA-006)', () => {
    const rows = table('factions').rows
    expect(rows).toHaveLength(Object.keys(FACTION_TRAITS).length)
    expect(rows[0]).toEqual([{ key: 'fa.faction.dindrenzi' }, '+3', { key: 'faTable.inches', values: { inches: 6 } }])
    expect(rows[3]).toEqual([{ key: 'fa.faction.relthoza' }, '+2', { key: 'faTable.inches', values: { inches: 8 } }])
  })
  it('read an attack die, and say on what small targets are hit (FA-017, FA-026, FA-027)', () => {
    expect(figures('attackDie')).toEqual([
      ['1–3', 0, '–'],
      ['4–5', 1, '–'],
      [6, 2, 1]
    ])
    expect(Object.fromEntries(figures('smallTargets'))).toMatchObject({
      capital: '4–6',
      frigate: '5–6',
      weaponPlatform: '5–6',
      fireDrone: '6'
    })
  })
  it('say what a mate adds, and what combines (FA-029 to FA-032)', () => {
    expect(figures('mateShares').slice(0, 7)).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
      [6, 3],
      [7, 3]
    ])
    expect(Object.fromEntries(figures('weaponKinds'))).toMatchObject({ port: 'broadside', turret: 'turret', torpedo: 'torpedo' })
  })
  it('have every critical with its chance and its cost (FA-Q02)', () => {
    const rows = table('criticals').rows
    expect(rows.map(row => row[0])).toEqual(Object.keys(CRITICAL_TABLE).map(Number))
    expect(rows[5]?.slice(1, 4)).toEqual([
      { key: 'faTable.settle.ofWays', values: { ways: 6 } },
      { key: 'fa.critical.hardPounding' },
      { key: 'rulings.fa.critTable.crew.d3' }
    ])
    expect(rows[0]?.[4]).toMatchObject({ values: { dice: 2 } })
    expect(figures('rupture').map(row => row[1])).toEqual(['fore', 'fore', 'port', 'starboard', 'aft', 'aft'])
  })
  it('give each kind of card its letter (FA-004)', () => {
    expect(figures('cards').map(row => row[1])).toEqual(['T', 'S', 'A', 'R'])
  })
})

describe('what a passage means now', () => {
  it('is nothing for nobody, for a wreck, and where nothing is particular', () => {
    expect(reference.now('minimum-move', at, 'nobody')).toEqual([])
    expect(reference.now('minimum-move', having(at, 'a', { status: 'destroyed' }), 'a')).toEqual([])
    expect(reference.now('measuring', at, 'a')).toEqual([])
    expect(reference.now('minimum-move', at, 'v')).toEqual([])
  })
  it('says how far a ship moves, also with an engine failure or cut engines (FA-009, FA-010)', () => {
    expect(said('minimum-move', having(at, 'a', { mv: 7 }), 'a')).toEqual({ least: 3.5, most: 7, owesMove: 'yes' })
    expect(said('minimum-move', suffering(at, 'a', 'engineFailure'), 'a')).toEqual({ least: 0, most: 4, mayStay: 'yes' })
    const moved = having(at, 'a', { hasCutEngines: true, movedInches: 2 })
    expect(said('minimum-move', moved, 'a')).toEqual({ least: 0, most: 8, mayStay: 'yes', hasCutEngines: 'yes', movedInches: 2 })
  })
  it('takes the larger damage off guns and spares torpedoes (FA-020 to FA-024)', () => {
    const hurt = having(at, 'a', { hullLost: 2, crewLost: 5 })
    expect(said('damage-modifiers', hurt, 'a')).toEqual({
      hullLost: 2,
      crewLost: 5,
      diceLost: 5,
      port: '1',
      starboard: '1',
      turret: '1'
    })
    expect(said('what-damage-spares', hurt, 'a')).toEqual({ torpedo: '3', shields: 0, pointDefence: 0 })
    expect(said('attack-dice', suffering(at, 'a', 'secondarySystemsOffline'), 'a')).toMatchObject({ port: '6', torpedo: 'offline' })
  })
  it('halves for arc and sight, by range band and as the house rules say (FA-013, FA-014)', () => {
    const banded = having(at, 'a', { weapons: [{ ...aWeapon('port', 9, 7, 0), fired: 'no', shares: [], isOffline: false }] })
    expect(said('firing-arc', banded, 'a')).toEqual({ port: ['9 / 7 / 0', '4 / 3 / 0'] })
    expect(said('line-of-sight', banded, 'a')).toEqual({ port: ['4 / 3 / 0', '2 / 1 / 0'] })
    const ruled = { ...banded, rulings: { 'fa.halfRounding': 'up', 'fa.halveTwice': 'once' } }
    expect(said('line-of-sight', ruled, 'a')).toEqual({ port: ['5 / 4 / 0', '5 / 4 / 0'] })
  })
  it('says who joins a focus and with what, unless out of command (FA-007, FA-029, FA-033)', () => {
    expect(said('combined-fire', at, 'a')).toEqual({ mates: 'b', port: '3', starboard: '3', turret: '2', torpedo: '1' })
    expect(said('combined-fire', at, 'c')).toMatchObject({ mates: '–' })
    expect(said('combined-fire', having(at, 'a', { isOutOfCommand: true }), 'a')).toEqual({ inCommand: 'no' })
    const together = (state: BattleState): unknown => reference.now('weapons-that-combine', state, 'a')[0]?.value
    expect(together(at)).toMatchObject({ values: { dice: '8' } })
    expect(together({ ...at, rulings: { 'fa.ownSecondWeapon': 'full' } })).toMatchObject({ values: { dice: '11' } })
  })
  it('says what is left to split (FA-037)', () => {
    const aims = [{ shipId: s('a'), weaponId: 'port', band: 0, arc: 'full', sight: 'clear' }] as const
    const split = play(at, { type: 'fireWeapons', targetId: s('x'), aims, splitDice: 4, gmDice: 0 }, [1, 1, 1, 1])
    expect(said('split-fire', split, 'a')).toMatchObject({ port: '2', starboard: '6' })
    expect(said('boarding-and-fire', split, 'a')).toEqual({ firedAt: 'x' })
  })
  it('says on what a ship is hit and hits, turrets apart where a house rule says so (FA-026, FA-027)', () => {
    const small = having(at, 'a', { shipClass: 'frigate' })
    expect(said('small-targets', small, 'a')).toEqual({ capitalHits: '5–6', hitsFrigates: '4–6', hitsCorvettes: '4–6' })
    expect(said('small-targets', at, 'a')).toEqual({ capitalHits: '4–6', hitsFrigates: '5–6', hitsCorvettes: '6' })
    expect(said('small-targets', { ...small, rulings: { 'fa.turretsAtSmall': 'full' } }, 'a')).toMatchObject({ turretsHit: '4–6' })
  })
  it('has hull, ratings and criticals, and what defends where it is in use (FA-Q01, FA-Q11, FA-Q12)', () => {
    const leaking = suffering(having(at, 'a', { hullLost: 2, shields: 3 }), 'a', 'containmentLeak')
    expect(said('hits-and-damage', leaking, 'a')).toEqual({
      hull: '4 / 6',
      damageRating: 4,
      criticalRating: 4,
      critical: 'containmentLeak'
    })
    const ruled = { ...leaking, rulings: { 'fa.shields': 'yes', 'fa.pdVsTorpedo': 'on4plus' } }
    expect(said('hits-and-damage', ruled, 'a')).toMatchObject({ shields: 3, againstTorpedoes: 2 })
    const unrated = having(at, 'a', { damageRating: null, criticalRating: null })
    expect(said('hits-and-damage', unrated, 'a')).toMatchObject({ damageRating: '–', criticalRating: '–' })
  })
  it('follows a boarding on both ships (FA-044, FA-049)', () => {
    const boarded = play(moved(at, 'a'), { type: 'boardShip', attackerId: s('a'), targetId: s('x'), isInReach: true, isPathClear: true })
    expect(said('who-may-board', boarded, 'a')).toEqual({ assault: '0 / 3', hasBoarded: 'yes' })
    expect(said('after-the-boarding', boarded, 'a')).toEqual({ boards: ['x', 1] })
    expect(said('after-the-boarding', boarded, 'x')).toEqual({ boardedBy: ['a', 1] })
    expect(said('who-may-board', having(at, 'b', { hasRammed: true }), 'b')).toEqual({ assault: '3 / 3', hasRammed: 'yes' })
  })
  it('counts point defence down and knows who was driven off (FA-051 to FA-058)', () => {
    const shot = play(at, { type: 'firePointDefence', shipId: s('x'), allocations: [{ wingId: w('v'), dice: 3 }] }, [1, 1, 5])
    expect(said('point-defence', shot, 'x')).toEqual({ left: 1, pointDefenceUsed: 3 })
    expect(said('driven-off', shot, 'x')).toEqual({ withdraws: 'v' })
    expect(said('driven-off', shot, 'v')).toEqual({ isDrivenOff: 'yes' })
    expect(said('point-defence', at, 'v')).toEqual({ isDrivenOff: 'no' })
    expect(said('hits-on-a-wing', at, 'x')).toEqual({ left: 4, hitsOn: '5–6', six: 1 })
    expect(said('hits-on-a-wing', { ...at, rulings: { 'fa.pdExplodes': 'yes' } }, 'x')).toMatchObject({ six: 2 })
    const touching = play(acting(duel(), 'blueF'), { type: 'moveWing', wingId: w('p'), contactId: s('a') })
    expect([said('driven-off', touching, 'a'), said('driven-off', touching, 'p')]).toEqual([
      { contactId: 'p' },
      { isDrivenOff: 'no', contactId: 'a' }
    ])
  })
  it('knows the fleet of a ship or wing: bonus, place, command, hand, points (FA-003 to FA-006, FA-059)', () => {
    expect(said('initiative', at, 'x')).toEqual({ tacticalBonus: '+2', place: '2 / 2' })
    const allied = { ...at, fleets: at.fleets.map(fleet => ({ ...fleet, isAllied: true })), rulings: { 'fa.allianceBonus': '1' } }
    expect(said('initiative', allied, 'v')).toEqual({ tacticalBonus: '+3', place: '1 / 2' })
    expect(said('command-distance', having(at, 'a', { isOutOfCommand: true }), 'a')).toEqual({ commandDistance: 6, inCommand: 'no' })
    expect(said('hand-of-cards', at, 'a')).toEqual({ hand: '2 / 2' })
    const ending = after(having(at, 'c', { status: 'destroyed' }), { type: 'phaseEntered', turn: 1, phase: 'endPhase' })
    const drawn = after(ending, { type: 'cardsDrawn', fleetId: f('red'), count: 1 })
    expect(said('hand-of-cards', drawn, 'a')).toEqual({ hand: '3 / 1', fresh: 1 })
    const scored = after(suffering(at, 'a', 'ragingFire'), { type: 'pointsScored', fleetId: f('red'), points: 4, reason: '' })
    expect(said('end-phase', scored, 'a')).toMatchObject({ points: 4, effect: { key: 'fa.critical.ragingFire' } })
  })
  it('says whose turn it is, and which cards lie on it (FA-002, FA-004)', () => {
    const on = { fleetId: f('red'), text: 'Salvo', unitId: null, shipId: s('a') }
    const played = { ...at, previousOrder: [f('blue'), f('red')], played: [{ ...on, type: 'action' as const }] }
    expect(said('activation', played, 'a')).toEqual({ red1: 'active', card: 'Salvo' })
    expect(said('activation', played, 'x')).toEqual({ blue1: 'waits' })
    expect(said('turn-cards', played, 'a')).toEqual({ place: '2 / 2' })
    expect(said('activation', { ...played, played: [{ ...on, text: '', type: 'action' as const }] }, 'a')).toMatchObject({ card: 'action' })
  })
})
