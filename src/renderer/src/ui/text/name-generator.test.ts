import { describe, expect, it } from 'vitest'
import { nameGenerator } from './name-generator'

describe('names of those who come late', () => {
  it('are their own, numbered where somebody bears them already', () => {
    expect(['Wren', 'Heron', 'Wren'].map(nameGenerator(['Wren', 'Sable']))).toEqual(['Wren 2', 'Heron', 'Wren 3'])
  })
})
