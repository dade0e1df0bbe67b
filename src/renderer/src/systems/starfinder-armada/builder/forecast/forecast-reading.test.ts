import { expect, it } from 'vitest'
import { emptyTotals } from '@shared/systems/starfinder-armada/forecast/totals'
import { readForecast } from './forecast-reading'

it('reads shares, the round by which half have ended, and the losses', () => {
  const rounds = emptyTotals(0).rounds.map((_, i) => [0, 0, 10, 30, 60][i] ?? 0)
  const reading = readForecast({
    battles: 100,
    wins: [70, 20],
    draws: 4,
    undecided: 6,
    rounds,
    fleets: [
      { lost: 25, destroyed: 5, hull: 900 },
      { lost: 100, destroyed: 50, hull: 0 }
    ]
  })
  expect(reading).toMatchObject({
    win: { share: 0.7 },
    loss: { share: 0.2 },
    open: { share: 0.1 },
    medianRound: 5,
    rounds: [0, 0, 0.1, 0.3, 0.6],
    fleets: [
      { lost: 0.25, destroyed: 0.05 },
      { lost: 1, destroyed: 0.5 }
    ]
  })
  expect(reading?.win.low).toBeGreaterThan(0.6)
  expect(reading?.win.high).toBeLessThan(0.79)
})

it('has nothing to say before the first battle', () => {
  expect(readForecast(null)).toBeNull()
  expect(readForecast(emptyTotals(3))).toBeNull()
})
