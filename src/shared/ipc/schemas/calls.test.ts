import { describe, expect, it } from 'vitest'
import { CALL_NAMES, CALL_SCHEMAS } from './calls'

const key = { campaignId: 'c1', battleId: 'b1' }

describe('the arguments of a call', () => {
  it('have a schema each', () => {
    expect(Object.keys(CALL_SCHEMAS).sort()).toEqual([...CALL_NAMES].sort())
  })

  it.each(['../c1', 'C1', 'c_1', '-c', 'c-', '', 'c'.repeat(41), 'c1/b', 'c1\u0000', 'con.txt'])('name no directory %j', campaignId => {
    expect(CALL_SCHEMAS['campaigns.get'].safeParse({ campaignId }).success).toBe(false)
  })

  it('may hold faces that are on no die, since that is said at the dice field', () => {
    const answer = { ...key, faces: [[6, 99], [0]], roll: true }
    expect(CALL_SCHEMAS['battle.answer'].parse(answer)).toEqual(answer)
    expect(CALL_SCHEMAS['battle.answer'].safeParse({ ...key, faces: [[1.5]] }).success).toBe(false)
    expect(CALL_SCHEMAS['battle.answer'].safeParse({ ...key, faces: [[1000]] }).success).toBe(false)
  })

  it('leave a field out or give it, and nothing between', () => {
    expect(CALL_SCHEMAS['battle.undo'].safeParse(key).success).toBe(true)
    expect(CALL_SCHEMAS['battle.undo'].safeParse({ ...key, expectedSeq: undefined }).success).toBe(false)
  })

  it('are bounded in number', () => {
    const edit = (count: number) => ({
      type: 'setRulings',
      rulings: Object.fromEntries(Array.from({ length: count }, (_, i) => [`sa.${String(i)}`, 'x']))
    })
    expect(CALL_SCHEMAS['campaigns.edit'].safeParse({ campaignId: 'c1', edit: edit(200) }).success).toBe(true)
    expect(CALL_SCHEMAS['campaigns.edit'].safeParse({ campaignId: 'c1', edit: edit(201) }).success).toBe(false)
  })

  it('bring two rosters or more to a battle', () => {
    const sides = [{ sideId: 'A', rosterId: 'a1' }]
    const create = (list: unknown) => CALL_SCHEMAS['battle.create'].safeParse({ campaignId: 'c1', name: 'X', sides: list }).success
    expect([
      create(sides),
      create([...sides, { sideId: 'B', rosterId: 'a2' }]),
      create([...sides, { sideId: 'me', rosterId: 'a2' }])
    ]).toEqual([false, true, false])
  })
})
