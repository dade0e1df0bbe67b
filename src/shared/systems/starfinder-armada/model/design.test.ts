import { describe, expect, it } from 'vitest'
import { ranksAs, ranksIn, sameRanks } from './design'

describe('ranks of an officer', () => {
  it('are saved for the roles of the first release alone: others would be refused by who does not know them', () => {
    const first = ['admiral', 'commander', 'chiefEngineer', 'chiefCaster', 'chiefTechnician']
    expect([Object.keys(sameRanks(2)), Object.keys(ranksAs('commander', 3))]).toEqual([first, first])
  })
  it('are 0 where nothing is said of the role', () => {
    expect([ranksIn({}, 'admiral'), ranksIn({ admiral: 4 }, 'admiral'), ranksIn(ranksAs('commander', 3), 'admiral')]).toEqual([0, 4, 0])
  })
})
