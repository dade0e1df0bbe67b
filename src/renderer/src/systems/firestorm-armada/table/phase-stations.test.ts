import { expect, it } from 'vitest'
import { phaseStations } from './phase-stations'

const words = (key: string, values: Record<string, unknown> = {}): string => [key.split('.').at(-1), ...Object.values(values)].join(' ')
const shown = (phase: 'deployment' | 'activation' | 'over') =>
  phaseStations({ phase, turn: 3 }, words).map(({ name, state }) => `${name} ${state}`)

it('shows the turn first, and then its phases as far as they have come', () => {
  const [turn, ...phases] = shown('activation')
  expect(turn).toBe('turn 3 done')
  expect(phases.filter(one => one.endsWith('now'))).toEqual(['activation now'])
  expect(phases.map(one => one.split(' ')[1])).toEqual([...phases.map(one => one.split(' ')[1])].sort(byCourse))
})
it('shows one station before the first turn and after the last', () => {
  expect(shown('deployment')).toEqual(['deployment now'])
  expect(shown('over')).toEqual(['over now'])
})

const COURSE = ['done', 'now', 'next']
const byCourse = (one = '', other = ''): number => COURSE.indexOf(one) - COURSE.indexOf(other)
