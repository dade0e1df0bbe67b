import { describe, expect, it } from 'vitest'
import { z } from '../schema/zod'
import { SYSTEMS } from '../systems/index'
import { goldenMoments } from '../../../tests/support/golden-moments'
import { problemOfState } from './problem-of-state'

const today = SYSTEMS['petit-wargame']

/** An invented format 1, in which a battle had a title and no name. */
const schema = today.stateSchemas[1] as z.ZodObject
const stepped = {
  ...today,
  stateSchemas: { 1: schema.omit({ name: true }).extend({ title: z.string() }), 2: schema },
  rules: {
    ...today.rules,
    stateSteps: [
      (written: unknown) => {
        const { title, ...state } = written as { readonly title: string }
        return { ...state, name: title }
      }
    ]
  }
}

describe('a state of an earlier format', () => {
  const [state] = goldenMoments('petit-wargame', 1)
  const { name, ...rest } = state as { readonly name: string }
  const earlier = { ...rest, title: name }

  it('is read in its own format, and makes sense in that of today', () => {
    expect([problemOfState(stepped, 1, earlier), problemOfState(stepped, 2, state)]).toEqual([null, null])
  })
  it('is refused in another format, and in one still unknown here', () => {
    expect(problemOfState(stepped, 2, earlier)).toMatch(/^state/u)
    expect(problemOfState(stepped, 1, state)).toMatch(/^state/u)
    expect([problemOfState(stepped, 3, state), problemOfState(today, 2, state)]).toEqual(['format', 'format'])
  })
  it('is refused where its step leads to nonsense', () => {
    expect(problemOfState({ ...stepped, rules: { ...stepped.rules, stateSteps: [() => ({ hasBegun: true })] } }, 1, earlier)).toMatch(
      /^state/u
    )
  })
})
