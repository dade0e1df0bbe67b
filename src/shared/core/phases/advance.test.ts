import { describe, expect, it } from 'vitest'
import { rollOne, type Rule } from '../dice/rule'
import { runRule } from '../dice/run-rule'
import { advance, type AdvanceParts } from './advance'

type Phase = 'helm' | 'gunnery'

/** The state is a list of what happened, so the test reads the order of events. */
const story = (changes: Partial<AdvanceParts<Phase, readonly string[], string>> = {}): AdvanceParts<Phase, readonly string[], string> => ({
  table: {
    order: ['helm', 'gunnery'],
    hooks: {
      helm: { onStart: () => one('helm starts') },
      gunnery: { onEnd: () => one('gunnery ends') }
    }
  },
  evolve: (state, event) => [...state, event],
  atBoundary: (_state, boundary) => [
    boundary.kind === 'endOfRound' ? `round ${String(boundary.round)} out` : `${boundary.kind} ${boundary.phase}`
  ],
  entered: to => `enter ${to.phase} ${String(to.round)}`,
  isOver: () => false,
  ...changes
})

function* one(event: string): Rule<readonly string[]> {
  return [event]
}

const events = (parts: AdvanceParts<Phase, readonly string[], string>, phase: Phase, ...tape: readonly (readonly number[])[]): unknown => {
  const run = runRule(advance(parts, [], { round: 1, phase }), tape)
  return run.kind === 'done' ? run.value : run.request.purpose
}

describe('advancing to the next phase', () => {
  it('ends the phase, ends what ends with it, enters and starts', () => {
    expect(events(story(), 'helm')).toEqual(['endOfPhase helm', 'enter gunnery 1', 'startOfPhase gunnery'])
  })

  it('ends the round after its last phase, before the first of the next', () => {
    expect(events(story(), 'gunnery')).toEqual([
      'gunnery ends',
      'endOfPhase gunnery',
      'round 1 out',
      'enter helm 2',
      'startOfPhase helm',
      'helm starts'
    ])
  })

  it('stops before the entry when the battle is over', () => {
    expect(events(story({ isOver: state => state.includes('gunnery ends') }), 'gunnery')).toEqual([
      'gunnery ends',
      'endOfPhase gunnery',
      'round 1 out'
    ])
  })

  it('shows each hook what has happened before it', () => {
    const parts = story()
    const seen: (readonly string[])[] = []
    const watch = (state: readonly string[]): Rule<readonly string[]> => {
      seen.push(state)
      return one('seen')
    }
    events({ ...parts, table: { ...parts.table, hooks: { helm: { onEnd: watch }, gunnery: { onStart: watch } } } }, 'helm')
    expect(seen).toEqual([[], ['seen', 'endOfPhase helm', 'enter gunnery 1', 'startOfPhase gunnery']])
  })

  it('lets hooks ask for dice', () => {
    const parts = story()
    function* roll(): Rule<readonly string[]> {
      return [`rolled ${String(yield* rollOne('initiative', 'd20', null))}`]
    }
    const asking = { ...parts, table: { ...parts.table, hooks: { gunnery: { onStart: roll } } } }
    expect(events(asking, 'helm')).toBe('initiative')
    expect(events(asking, 'helm', [14])).toContain('rolled 14')
  })
})
