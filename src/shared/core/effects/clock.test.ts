import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Boundary } from './clock'
import { BATTLE, UNTIL_REPAIRED, endOfPhase, endOfRound, endingAt, endsAt, forRounds, resumingAt, startOfNext } from './clock'
import type { Effect, Ending } from './effect'

const PHASES = ['engineering', 'helm', 'gunnery'] as const

/** Every boundary of this many rounds, in order. */
const boundaries = (rounds: number): readonly Boundary[] =>
  Array.from({ length: rounds }, (_, i) => i + 1).flatMap(round => [
    ...PHASES.flatMap((phase): Boundary[] => [
      { kind: 'startOfPhase', round, phase },
      { kind: 'endOfPhase', round, phase }
    ]),
    { kind: 'endOfRound', round } satisfies Boundary
  ])

/** The boundaries of three rounds at which this ends, as text. */
const ends = (ending: Ending): readonly string[] =>
  boundaries(3)
    .filter(boundary => endsAt(ending, boundary))
    .map(b =>
      b.kind === 'endOfRound'
        ? `end of ${String(b.round)}`
        : `${b.kind === 'endOfPhase' ? 'end' : 'start'} of ${b.phase} ${String(b.round)}`
    )

describe('the clock of effects', () => {
  it('never ends what lasts for the battle or until it is repaired', () => {
    expect(ends(BATTLE)).toEqual([])
    expect(ends(UNTIL_REPAIRED)).toEqual([])
  })

  it('ends "until the end of the round" with that round and not with a phase of it', () => {
    expect(ends(endOfRound(2))[0]).toBe('end of 2')
  })

  it('ends "until the end of the phase" with that phase of that round', () => {
    expect(ends(endOfPhase(2, 'helm'))[0]).toBe('end of helm 2')
  })

  it('ends "until the next helm phase starts" at its start', () => {
    expect(ends({ kind: 'startOfPhase', round: 2, phase: 'helm' })[0]).toBe('start of helm 2')
  })

  it('counts the present round in "for N rounds"', () => {
    expect(ends(forRounds(1, 1))[0]).toBe('end of 1')
    expect(ends(forRounds(1, 3))[0]).toBe('end of 3')
    expect(ends(forRounds(2, 2))[0]).toBe('end of 3')
  })

  it('ends at the next boundary of the right kind what should have ended before', () => {
    expect(ends(endOfRound(0))[0]).toBe('start of engineering 1')
    expect(ends(endOfPhase(1, 'boarding'))[0]).toBe('end of 1')
  })

  it('once past an ending, stays past it', () => {
    const ending = fc.oneof(
      fc.integer({ min: 1, max: 4 }).map(endOfRound),
      fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(...PHASES)).map(([round, phase]) => endOfPhase(round, phase)),
      fc
        .tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(...PHASES))
        .map(([round, phase]): Ending => ({ kind: 'startOfPhase', round, phase }))
    )
    fc.assert(
      fc.property(ending, one => {
        const rounds = boundaries(5).filter(boundary => boundary.kind === 'endOfRound')
        const answers = rounds.map(boundary => endsAt(one, boundary))
        expect(answers).toEqual(answers.slice().sort((a, b) => Number(a) - Number(b)))
        expect(answers[4]).toBe(true)
      })
    )
  })
})

describe('the next start of a phase', () => {
  it('is in this round while the phase is still to come', () => {
    expect(startOfNext('gunnery', { round: 3, phase: 'helm' }, PHASES)).toEqual({ kind: 'startOfPhase', round: 3, phase: 'gunnery' })
  })

  it('is in the next round during the phase itself and after it', () => {
    expect(startOfNext('helm', { round: 3, phase: 'helm' }, PHASES)).toMatchObject({ round: 4 })
    expect(startOfNext('helm', { round: 3, phase: 'gunnery' }, PHASES)).toMatchObject({ round: 4 })
  })
})

describe('effects at a boundary', () => {
  const effect = (id: string, ending: Ending, suspendedTo: Ending | null = null): Effect => ({
    id,
    targetId: 'f1',
    cause: 'sa.cause.x',
    source: 'SA-102',
    ending,
    suspension: suspendedTo === null ? null : { cause: 'sa.cause.y', ending: suspendedTo }
  })
  const endOf2: Boundary = { kind: 'endOfRound', round: 2 }

  it('end when theirs has come, also while something holds them back', () => {
    const effects = [effect('a', endOfRound(2)), effect('b', endOfRound(3)), effect('c', endOfRound(2), endOfRound(5))]
    expect(endingAt(effects, endOf2).map(e => e.id)).toEqual(['a', 'c'])
  })

  it('resume when what holds them back ends and they themselves go on', () => {
    const effects = [
      effect('a', BATTLE, endOfRound(2)),
      effect('b', endOfRound(2), endOfRound(2)),
      effect('c', BATTLE, endOfRound(3)),
      effect('d', BATTLE)
    ]
    expect(resumingAt(effects, endOf2).map(e => e.id)).toEqual(['a'])
  })
})
