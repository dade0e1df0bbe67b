import { describe, expect, it } from 'vitest'
import { hostedPetitWargame } from './host'

const { beginCommand, momentOf, rules, sampleRosters } = hostedPetitWargame
let last = 0
const rosters = sampleRosters(() => `id${String((last += 1))}`, 'en')
const sides = rosters.map((roster, index) => ({ sideId: 'AB'[index] ?? '', roster }))

describe('a battle with tables as they were agreed (PW-062)', () => {
  it('uses the printed ones unless the players build them (pw.scoreTables = printed)', () => {
    expect(beginCommand({ name: 'First', sides, rulings: {} })).toMatchObject({ tables: 'printed' })
    expect(beginCommand({ name: 'First', sides, rulings: { 'pw.scoreTables': 'printed' } })).toMatchObject({ tables: 'printed' })
  })
  it('begins with the building of the tables (pw.scoreTables = built)', () => {
    expect(beginCommand({ name: 'First', sides, rulings: { 'pw.scoreTables': 'built' } })).toMatchObject({ tables: 'built' })
  })
})

describe('where a battle stands in a list of battles', () => {
  it('is its turn, its phase, and whether it is over', () => {
    expect(momentOf(rules.initial)).toEqual({ round: 0, phase: 'deployment', isOver: false })
    expect(momentOf({ ...(rules.initial as object), turn: 3, phase: 'combat', isOver: true })).toEqual({
      round: 3,
      phase: 'combat',
      isOver: true
    })
  })
})
