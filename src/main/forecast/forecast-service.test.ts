import { expect, it } from 'vitest'
import type { ForecastReport } from '@shared/ipc/forecast'
import { emptyTotals, type ForecastTotals } from '@shared/systems/starfinder-armada/forecast/totals'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { fixedClock } from '../platform/clock'
import { countedIds } from '../platform/new-id'
import { FIRST_TASK_BATTLES, ForecastService, TASK_BATTLES } from './forecast-service'
import type { ForecastRunner, ForecastTask } from './forecast-runner'

const [armada, opponent] = sampleArmadas(countedIds('a'))
const setup = { armada, opponent, rulings: {}, seed: 1 }

/** A runner whose tasks end when the test says so. */
function heldRunner(width: number) {
  const open: { readonly task: ForecastTask; readonly end: (totals: ForecastTotals) => void; readonly fail: (error: Error) => void }[] = []
  let isClosed = false
  const runner: ForecastRunner = {
    width,
    play: task => new Promise((end, fail) => open.push({ task, end, fail })),
    close: async () => {
      isClosed = true
      for (const { fail } of open) fail(new Error('closed'))
    }
  }
  const endNext = async (): Promise<void> => {
    const next = open.shift()
    if (next === undefined) throw new Error('No task is open')
    next.end({ ...emptyTotals(16), battles: next.task.count, wins: [next.task.count, 0] })
    await settled()
  }
  return { runner, open, endNext, isClosed: () => isClosed }
}

const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

function service(width = 2) {
  const held = heldRunner(width)
  const clock = fixedClock(0)
  const reports: ForecastReport[] = []
  const logged: string[] = []
  const made = new ForecastService({
    runner: held.runner,
    newId: countedIds('f'),
    clock,
    log: what => logged.push(what),
    tell: report => reports.push(report)
  })
  return { ...held, service: made, clock, reports, logged }
}

it('gives out as many tasks as the runner takes, each battle once, and tells the sum at the end', async () => {
  const { service: made, open, endNext, reports } = service(3)
  const id = made.start({ setup, battles: 3 * FIRST_TASK_BATTLES - 1 })
  expect(open.map(({ task }) => [task.key, task.from, task.count])).toEqual([
    [id, 0, FIRST_TASK_BATTLES],
    [id, FIRST_TASK_BATTLES, FIRST_TASK_BATTLES],
    [id, 2 * FIRST_TASK_BATTLES, FIRST_TASK_BATTLES - 1]
  ])
  await endNext()
  await endNext()
  await endNext()
  expect(reports.at(-1)).toMatchObject({ id, state: 'done', planned: 11, totals: { battles: 11, wins: [11, 0] } })
})

it('begins with small tasks, so that the first totals are soon told', async () => {
  const { service: made, open, endNext, reports } = service(1)
  made.start({ setup, battles: 1000 })
  const counts: (number | undefined)[] = []
  for (let task = 0; task < 7; task += 1) {
    counts.push(open[0]?.task.count)
    await endNext()
    expect(reports[0]?.totals?.battles).toBe(FIRST_TASK_BATTLES)
  }
  expect(counts).toEqual([4, 4, 8, 16, 32, TASK_BATTLES, TASK_BATTLES])
})

it('tells progress, though not at every task', async () => {
  const { service: made, clock, endNext, reports } = service(1)
  made.start({ setup, battles: 10 * TASK_BATTLES })
  for (let task = 0; task < 7; task += 1) {
    clock.advance(30)
    await endNext()
  }
  expect(reports.map(report => [report.state, report.totals?.battles])).toEqual([
    ['running', FIRST_TASK_BATTLES],
    ['running', 32],
    ['running', 64 + 2 * TASK_BATTLES]
  ])
})

it('gives out nothing more once it is cancelled, and counts nothing more', async () => {
  const { service: made, open, endNext, reports } = service(2)
  const id = made.start({ setup, battles: 10_000 })
  await endNext()
  made.cancel(id)
  expect(reports.map(report => [report.state, report.totals?.battles])).toEqual([
    ['running', FIRST_TASK_BATTLES],
    ['cancelled', FIRST_TASK_BATTLES]
  ])
  await endNext()
  await endNext()
  expect(open).toEqual([])
  expect(reports).toHaveLength(2)
})

it('leaves a forecast alone that has ended or was never begun', async () => {
  const { service: made, endNext, reports } = service(1)
  const id = made.start({ setup, battles: FIRST_TASK_BATTLES })
  await endNext()
  made.cancel(id)
  made.cancel('none')
  expect(reports.map(report => report.state)).toEqual(['done'])
})

it('ends the forecast before when a new one begins', async () => {
  const { service: made, endNext, reports } = service(1)
  const first = made.start({ setup, battles: 500 })
  const second = made.start({ setup, battles: FIRST_TASK_BATTLES })
  expect(reports).toMatchObject([{ id: first, state: 'cancelled', totals: null }])
  await endNext()
  await endNext()
  expect(reports[1]).toMatchObject({ id: second, state: 'done', totals: { battles: FIRST_TASK_BATTLES } })
})

it('says so when a task fails, and logs why', async () => {
  const { service: made, open, reports, logged } = service(1)
  const id = made.start({ setup, battles: 500 })
  open[0]?.fail(new Error('broken'))
  await settled()
  expect(reports).toEqual([{ id, state: 'failed', planned: 500, totals: null }])
  expect(logged).toEqual(['A forecast failed'])
})

it('ends what runs and sends its threads home when it closes', async () => {
  const { service: made, reports, logged, isClosed } = service(2)
  made.start({ setup, battles: 500 })
  await made.close()
  await settled()
  expect(isClosed()).toBe(true)
  expect(reports.map(report => report.state)).toEqual(['cancelled'])
  expect(logged).toEqual([])
})
