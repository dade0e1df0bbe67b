import { describe, expect, it } from 'vitest'
import { jsonProblem } from '@shared/core/engine/json-problem'
import { submit } from '@shared/core/engine/submit'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import { FIRM_REFUSALS, FORCEABLE_REFUSALS } from '@shared/systems/firestorm-armada/commands/refusal'
import { PART_NAMES } from '@shared/systems/firestorm-armada/derive/part'
import { attackOdds, wingOdds } from '@shared/systems/firestorm-armada/odds/attack-odds'
import { RULING_GROUPS, RULINGS } from '@shared/systems/firestorm-armada/rulings'
import { sampleFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import { PROBLEM_CODES } from '@shared/systems/firestorm-armada/validate/problem'
import { CODE, isTest } from '../tidy/repository'

/** What every system promises, for the one that no campaign offers yet. */
describe('the system firestorm-armada', () => {
  const fleets = sampled()
  const begun = submit(firestormArmada, firestormArmada.initial, beginWith(fleets), [])

  it('starts from plain JSON and begins a battle of its samples without dice', () => {
    expect(jsonProblem(firestormArmada.initial)).toBeNull()
    expect(begun.kind === 'decided' && jsonProblem(begun.state)).toBeNull()
    expect(begun.kind === 'decided' && [begun.events.length, begun.asked.length]).toEqual([1, 0])
  })

  it('shows the GM and each side a view that a save gives back unchanged', () => {
    if (begun.kind !== 'decided') throw new Error('The battle did not begin')
    expect(jsonProblem(firestormArmada.viewFor(begun.state, { kind: 'gm' }))).toBeNull()
    expect(jsonProblem(firestormArmada.viewFor(begun.state, { kind: 'side', sideId: 'A' }))).toBeNull()
  })

  it('refuses a second beginning with a code', () => {
    if (begun.kind !== 'decided') throw new Error('The battle did not begin')
    const again = submit(firestormArmada, begun.state, beginWith(fleets), [])
    expect(again).toMatchObject({ kind: 'refused', refusal: 'already-begun', canForce: false })
  })

  it('names refusals, problems and parts once, and can force no firm refusal', () => {
    const refusals = [...FORCEABLE_REFUSALS, ...FIRM_REFUSALS]
    for (const list of [refusals, PROBLEM_CODES, PART_NAMES, RULING_GROUPS]) expect(new Set<string>(list).size).toBe(list.length)
    expect(refusals.filter(firestormArmada.canForce)).toEqual([...FORCEABLE_REFUSALS])
  })

  it('tests each reading of each ruling, and no other', () => {
    const tests = CODE.filter(file => isTest(file) && file.path.startsWith('src/shared/systems/firestorm-armada/'))
    const titles = tests.flatMap(file => [...file.text.matchAll(/\b(?:describe|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/gu)])
    const tested = new Set(titles.flatMap(title => title[2]?.match(/\bfa\.\w+ = \w+/gu) ?? []))
    expect([...tested].sort()).toEqual(RULINGS.flatMap(ruling => ruling.values.map(value => `${ruling.key} = ${value}`)).sort())
    for (const { key } of RULINGS) expect(key).toMatch(/^fa\.[A-Za-z0-9]+$/u)
  })

  it('refuses with no code that no test has met', () => {
    const tests = CODE.filter(file => isTest(file) && file.path.startsWith('src/shared/systems/firestorm-armada/'))
    const text = tests.map(file => file.text).join('\n')
    expect([...FORCEABLE_REFUSALS, ...FIRM_REFUSALS].filter(code => !text.includes(`'${code}'`))).toEqual([])
  })

  it('gives the odds of twenty exploding dice, with defences, within 5 ms', () => {
    if (begun.kind !== 'decided') throw new Error('The battle did not begin')
    const rulings = { 'fa.shields': 'on' }
    const state = { ...begun.state, rulings }
    const [shooter, target] = [state.ships[0], state.ships.find(ship => ship.shields > 0 && ship.id !== state.ships[0]?.id)]
    if (shooter === undefined || target === undefined) throw new Error('No ships')
    const aims = [{ shipId: shooter.id, weaponId: 'fore', band: 0, arc: 'full', sight: 'clear' } as const]
    const command = { type: 'fireWeapons', targetId: target.id, aims, splitDice: null, gmDice: 14 } as const
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now()
      expect(attackOdds(state, command).dice).toBe(20)
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(5)
    expect(wingOdds(rulings, 20).destroyed).toBeGreaterThan(0.99)
  })
})

function sampled(): ReturnType<typeof sampleFleets> {
  let n = 0
  return sampleFleets(() => `id${String((n += 1))}`)
}

function beginWith(fleets: ReturnType<typeof sampleFleets>) {
  return {
    type: 'beginBattle',
    name: 'First contact',
    fleets: fleets.map((fleet, i) => ({ sideId: 'AB'.charAt(i), fleet })),
    rulings: {}
  } as const
}
