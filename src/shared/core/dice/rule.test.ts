import { describe, expect, it } from 'vitest'
import { DICE, SIDES, dieOf, roll, rollAmong, rollOne, type Rule } from './rule'
import { runRule } from './run-rule'

describe('asking for dice', () => {
  it('names the purpose, the die, the number and whom it is for', () => {
    expect(runRule(roll('sa.roll.damage', 'd10', 3, 'fleet-1'), [])).toMatchObject({
      kind: 'needs',
      request: { purpose: 'sa.roll.damage', die: 'd10', count: 3, actor: 'fleet-1' }
    })
  })

  it('asks nothing for no dice', () => {
    expect(runRule(roll('sa.roll.damage', 'd10', 0, null), [])).toEqual({ kind: 'done', value: [], asked: [] })
    expect(runRule(roll('sa.roll.damage', 'd10', -1, null), [])).toEqual({ kind: 'done', value: [], asked: [] })
  })

  it('gives the one face of one die', () => {
    expect(runRule(rollOne('sa.roll.hit', 'd20', null), [[17]])).toMatchObject({ kind: 'done', value: 17 })
  })

  it('is a bug when no face comes back for one die', () => {
    const rule = rollOne('sa.roll.hit', 'd20', null)
    rule.next()
    expect(() => rule.next([])).toThrow('No face answered for sa.roll.hit')
  })
})

describe('choosing among some by a die', () => {
  const asked = (sides: number): unknown => {
    const run = runRule(rollAmong('sa.roll.pick', sides, null), [])
    return run.kind === 'needs' ? run.request.die : run.value
  }

  it('needs no die for a single one', () => {
    expect([asked(0), asked(1)]).toEqual([1, 1])
  })

  it('takes the die with as many faces', () => {
    expect([asked(2), asked(7), asked(10), asked(12), asked(20)]).toEqual(['d2', 'd7', 'd10', 'd12', 'd20'])
  })

  it('takes the next greater die where none has as many, and rolls again above', () => {
    expect([asked(11), asked(13), asked(19)]).toEqual(['d12', 'd20', 'd20'])
    expect(runRule(rollAmong('sa.roll.pick', 13, null), [[14], [20], [13]])).toMatchObject({ kind: 'done', value: 13 })
  })

  it('tells more than twenty apart by a die for the twenty and a d20 in it', () => {
    expect([asked(21), asked(33), asked(41), asked(100)]).toEqual(['d2', 'd2', 'd3', 'd5'])
    expect(runRule(rollAmong('sa.roll.pick', 33, null), [[2]])).toMatchObject({ kind: 'needs', request: { die: 'd20' } })
    expect(runRule(rollAmong('sa.roll.pick', 30, null), [[2], [10]])).toMatchObject({ kind: 'done', value: 30 })
    expect(runRule(rollAmong('sa.roll.pick', 30, null), [[2], [11], [1], [4]])).toMatchObject({ kind: 'done', value: 4 })
  })
})

describe('the dice', () => {
  it('have the faces their name says', () => {
    const numbered = DICE.filter(die => die.startsWith('d'))
    expect(numbered.map(die => `d${String(SIDES[die])}`)).toEqual(numbered)
    expect([SIDES.xwAttack, SIDES.xwDefense]).toEqual([8, 8])
  })

  it('are found by their number of faces, all of them, symbol dice never', () => {
    const numbered = DICE.filter(die => die.startsWith('d'))
    expect(numbered.map(die => dieOf(SIDES[die]))).toEqual(numbered)
    expect(dieOf(8)).toBe('d8')
  })
})

describe('a rule made of rules', () => {
  it('asks on through the inner ones', () => {
    function* attack(): Rule<string> {
      const hit = yield* rollOne('hit', 'd20', null)
      const damage = yield* roll('damage', 'd6', hit === 20 ? 2 : 1, null)
      return `${String(hit)}:${damage.join('+')}`
    }
    expect(runRule(attack(), [[20], [3, 4]])).toMatchObject({ value: '20:3+4' })
    expect(runRule(attack(), [[12], [3]])).toMatchObject({ value: '12:3' })
  })
})
