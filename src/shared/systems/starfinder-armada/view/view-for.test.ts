import { describe, expect, it } from 'vitest'
import type { StripView } from '@shared/core/view/table-view'
import type { Viewer } from '@shared/core/view/viewer'
import { condition, withEffects } from '@kit/systems/starfinder-armada/conditions'
import { anArmada, anOfficer, at, attack, battle, f, having, play } from '@kit/systems/starfinder-armada'
import type { BattleState } from '../model/battle'
import { viewFor } from './view-for'

const fresh = battle(
  anArmada('us', [{ id: 'a' }], [anOfficer('Ana', 'admiral', 'a')]),
  anArmada(
    'them',
    [{ id: 'x', abilities: ['emp', 'flagship'] }, { id: 'secret' }],
    [anOfficer('Hask', 'admiral', 'x'), anOfficer('Vane', 'commander', 'secret')]
  )
)
const table = having(at(fresh, 'helm'), 'x', { hp: 9, sp: 7 })
const ours: Viewer = { kind: 'side', sideId: 'A' }
const gm: Viewer = { kind: 'gm' }
const hidden = having(table, 'secret', { isHidden: true })

const strips = (state: BattleState, viewer: Viewer = ours): readonly StripView[] =>
  viewFor(state, viewer).sides.flatMap(side => side.strips)
function strip(state: BattleState, name: string, viewer: Viewer = ours): StripView {
  const found = strips(state, viewer).find(one => one.name === name)
  if (found === undefined) throw new Error(name)
  return found
}
const quarters = (one: StripView): readonly number[] => one.gauges.map(gauge => gauge.quarters)
const values = (one: StripView): readonly unknown[] => one.gauges.map(gauge => gauge.figures?.value)
const keys = (one: StripView): readonly string[] => one.words.map(word => word.key)
const scanned = (level: number, state = table): BattleState => play(state, { type: 'setScan', sideId: 'A', fleetId: f('x'), level })
const reading = (value: string): BattleState => ({ ...table, rulings: { ...table.rulings, 'sa.enemyKnown': value } })

describe('what a player may know of a fleet (SA-074)', () => {
  it('is words and quarters before a scan', () => {
    const x = strip(table, 'x')
    expect([x.what, x.scan, quarters(x), values(x)]).toEqual([
      { key: 'sa.view.notScanned' },
      { level: 0, of: 3 },
      [3, 2],
      [undefined, undefined]
    ])
    expect(x.isFlagship).toBe(false)
  })
  it('is not called unscanned where nobody in particular looks', () => {
    expect(strips(table, { kind: 'table' }).map(({ what }) => what)).not.toContainEqual({ key: 'sa.view.notScanned' })
  })
  it('grows with the scan: statistics, then abilities, then officers', () => {
    expect(values(strip(scanned(1), 'x'))).toEqual([7, 9])
    const first = ['sa.view.speed', 'sa.view.range', 'sa.view.damage']
    const second = ['sa.view.strong', 'sa.view.weak', 'sa.ability.emp']
    expect(keys(strip(table, 'x'))).toEqual([])
    expect(keys(strip(scanned(1), 'x'))).toEqual(first)
    expect([keys(strip(scanned(2), 'x')), strip(scanned(2), 'x').isFlagship]).toEqual([[...first, ...second], true])
    expect(keys(strip(scanned(3), 'x'))).toEqual([...first, ...second, 'sa.view.officer'])
    expect(strip(scanned(3), 'x').words.at(-1)?.values).toMatchObject({ officer: 'Hask' })
  })
  const words = (state: BattleState): readonly unknown[] => strip(state, 'x').words.map(({ key, values }) => [key, values])
  it('is how fast it moves, how far it reaches and what it deals from the first scan', () => {
    expect(words(scanned(1))).toEqual([
      ['sa.view.speed', { hexes: 5, turns: 1 }],
      ['sa.view.range', { bands: '4/8/12' }],
      ['sa.view.damage', { count: 2, sides: 8 }]
    ])
    const slow = withEffects(scanned(1), condition('x', 'engines'))
    expect(words(slow)).toContainEqual(['sa.view.speed', { hexes: 4, turns: 1 }])
  })
  it('is whom it resists and to whom it is vulnerable from the second, with interceptors while they work (SA-033)', () => {
    const fighters = (state: BattleState) => having(state, 'x', { fleetClass: 'fighter', abilities: ['interceptors'] })
    const strong = (state: BattleState) => words(state).find(one => Array.isArray(one) && one[0] === 'sa.view.strong')
    const against = (fleetClass: string) => ['sa.view.strong', { fleetClass: { key: `sa.class.${fleetClass}` } }]
    expect(strong(fighters(scanned(1)))).toBeUndefined()
    expect(strong(fighters(scanned(2)))).toEqual(against('fighter'))
    expect(strong(withEffects(fighters(scanned(2)), condition('x', 'auxiliarySystem', 'interceptors')))).toEqual(against('capital'))
  })
  it('is everything of the own side', () => {
    expect([strip(table, 'a').scan, values(strip(table, 'a'))]).toEqual([null, [7, 21]])
  })
  it('is, for the table, what every other side has scanned', () => {
    expect([strip(scanned(1), 'x', { kind: 'table' }).scan?.level, strip(scanned(1), 'a', { kind: 'table' }).scan?.level]).toEqual([1, 0])
  })
  it('names the system a hit has put out once the abilities are known', () => {
    const hit = withEffects(scanned(1), condition('x', 'auxiliarySystem', 'emp'))
    expect(keys(strip(hit, 'x'))[0]).toBe('sa.effect.auxiliarySystem')
    expect(keys(strip(scanned(2, hit), 'x'))[0]).toBe('sa.effect.abilityOut')
  })
})

describe('a hidden fleet', () => {
  it('is seen by its own side and the game master alone', () => {
    expect(JSON.stringify(viewFor(hidden, ours))).not.toMatch(/secret|Vane/iu)
    expect(strip(hidden, 'secret', { kind: 'side', sideId: 'B' }).isHidden).toBe(true)
    expect(strip(hidden, 'secret', gm).isHidden).toBe(true)
  })
  it('leaves no gap in the numbers, and no side with nothing in it', () => {
    const first = having(table, 'x', { isHidden: true })
    expect(strips(first).map(one => [one.id, one.number, one.name])).toEqual([
      ['0-1', 1, 'a'],
      ['1-1', 1, 'secret']
    ])
    expect(viewFor(having(hidden, 'x', { isHidden: true }), ours).sides).toHaveLength(1)
  })
  it('owes nothing that anybody is told of', () => {
    const due = { id: 'o1', kind: 'selfDestruct', round: 1, isDeferred: false } as const
    const owing: BattleState = {
      ...hidden,
      obligations: [
        { ...due, fleetId: f('secret') },
        { ...due, id: 'o2', fleetId: f('a') }
      ]
    }
    expect([viewFor(owing, ours).now?.who, viewFor(owing, ours).then]).toEqual(['a', null])
    expect(viewFor(owing, gm).now?.who).toBe('secret')
  })
})

describe('the staged volley (SA-084)', () => {
  const staged = play(at(table, 'gunnery'), attack('a', 'x'), [20], [8, 8])
  it('is for the game master alone until it strikes', () => {
    expect(viewFor(staged, ours)).toEqual(viewFor(at(table, 'gunnery'), ours))
    // Who knows the figures of a fleet does not know what they will come to.
    expect(viewFor(scanned(1, staged), ours)).toEqual(viewFor(scanned(1, at(table, 'gunnery')), ours))
    expect(strip(staged, 'x', gm).gauges.map(gauge => gauge.figures?.coming === null)).toContain(false)
  })
})

describe('what the enemy may know, as the house rule has it', () => {
  it('is a name and nothing more (sa.enemyKnown = nothing)', () => {
    expect([strip(reading('nothing'), 'x').gauges, strip(reading('nothing'), 'x').words]).toEqual([[], []])
    expect(values(strip(scanned(1, reading('nothing')), 'x'))).toEqual([7, 9])
  })
  it('is bars and words (sa.enemyKnown = wordsAndBars)', () => {
    expect(quarters(strip(reading('wordsAndBars'), 'x'))).toEqual([3, 2])
  })
  it('is everything (sa.enemyKnown = everything)', () => {
    expect([values(strip(reading('everything'), 'x')), strip(reading('everything'), 'x').scan]).toEqual([[7, 9], null])
  })
})

describe('a station', () => {
  it('sees what its side sees, and which is its own: a fleet, or that of its officer', () => {
    const station = (id: string): Viewer => ({ kind: 'station', sideId: 'A', ownIds: [id] })
    expect(strips(table, station('a')).map(one => one.isMine)).toEqual([true, false, false])
    expect(strips(table, station('Ana')).map(one => one.isMine)).toEqual([true, false, false])
    expect(strips(table, station('Hask')).map(one => one.isMine)).toEqual([false, false, false])
  })
})
