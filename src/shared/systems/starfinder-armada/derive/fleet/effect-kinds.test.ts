import { describe, expect, it } from 'vitest'
import { endOfRound } from '../../../../core/effects/clock'
import type { SaEffect } from '../../model/effects'
import { kindsAmong } from './effect-kinds'

const base = { id: 'e1', targetId: 'f1', cause: 'sa.cause.x', source: 'SA-102', ending: endOfRound(2), suspension: null }
const shaken: SaEffect = { ...base, kind: 'morale', level: 'shaken' }
const boost: SaEffect = { ...base, kind: 'modifier', stat: 'ac', value: 1, name: null }

/** The kinds that are there, by name. */
const named = (effects: readonly SaEffect[]): readonly string[] =>
  Object.entries(kindsAmong(effects)).flatMap(([kind, isThere]) => (isThere ? [kind] : []))

describe('the kinds among effects', () => {
  it('are those of the list asked for, also after another one', () => {
    const [one, two] = [[shaken], [boost, shaken]]
    expect([one, two, one, []].map(named)).toEqual([['morale'], ['morale', 'modifier'], ['morale'], []])
  })
})
