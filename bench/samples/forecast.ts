import { dirname, join } from 'node:path'
import { forecastPlayer, forecastStart, type ForecastSetup } from '@shared/systems/starfinder-armada/forecast/forecast'
import { chartOf } from '@shared/systems/starfinder-armada/forecast/aim'
import { FastTable } from '@shared/systems/starfinder-armada/forecast/fast-table'
import { Numbers } from '@shared/systems/starfinder-armada/forecast/numbers'
import { playOut } from '@shared/systems/starfinder-armada/forecast/play'
import { added, type ForecastTotals } from '@shared/systems/starfinder-armada/forecast/totals'
import { seeded, seedOf } from '@shared/kernel/seeded'
import { ForecastService } from '@main/forecast/forecast-service'
import { threads } from '@main/forecast/thread-runner'
import { armadas } from './forty-fleets'
import { percentiles, repeat, type Sample, type Times } from './measure'

const SEED = 7
const BATTLES = 200

function setup(): ForecastSetup {
  const [one, other] = armadas()
  if (one === undefined || other === undefined) throw new Error('No armadas')
  return { armada: one.armada, opponent: other.armada, rulings: {}, seed: SEED }
}

/** Row e1: battles of twenty fleets against twenty under the full rules. An action is a fleet's move, its attack or a roll it owes. */
export function flagshipForecast(times: Times): Sample {
  const play = forecastPlayer(setup())
  const { cpuUs, wallUs } = repeat(times, 1, () => void play(0, BATTLES))
  // Counted afterwards: a second kind of table in the same process would slow down the measured one.
  const actions = actionsOf(BATTLES)
  return { cpuUs: cpuUs / actions, wallUs: wallUs / actions, check: String(actions / BATTLES) }
}

/** How many actions these battles take. */
function actionsOf(battles: number): number {
  let actions = 0
  const start = forecastStart(setup())
  const briefing = { chart: chartOf(start), numbers: new Numbers(start) }
  class CountingTable extends FastTable {
    override move(index: number): void {
      actions += 1
      super.move(index)
    }
    override fire(fire: Parameters<FastTable['fire']>[0]): number {
      actions += 1
      return super.fire(fire)
    }
    override settle(command: Parameters<FastTable['settle']>[0]): void {
      actions += 1
      super.settle(command)
    }
  }
  for (let number = 0; number < battles; number += 1)
    playOut(new CountingTable(start, briefing.numbers, seeded(seedOf(SEED, number))), briefing)
  return actions
}

/** From the order of a forecast of ten thousand battles, the first of a fresh process, to the first totals that are told (wall). */
export async function firstTotals(): Promise<Sample> {
  const runner = threads(join(dirname(process.argv[1] ?? ''), 'forecast-worker.js'))
  const cpu = process.cpuUsage()
  const start = performance.now()
  let resolve: (battles: number | null) => void = () => undefined
  const told = new Promise<number | null>(settle => (resolve = settle))
  const service = new ForecastService({
    runner,
    newId: () => 'first',
    clock: { now: () => performance.now() },
    log: () => undefined,
    tell: ({ totals }) => resolve(totals?.battles ?? null)
  })
  service.start({ setup: setup(), battles: 10_000 })
  const battles = await told
  if (battles === null) throw new Error('The forecast failed')
  const wallUs = (performance.now() - start) * 1000
  const used = process.cpuUsage(cpu)
  await service.close()
  return { cpuUs: used.user + used.system, wallUs, check: String(battles) }
}

/** Row e2: a forecast of 4,000 battles in this many threads, as the application runs it. Time per battle. */
export async function flagshipThreads(width: number, times: Times): Promise<Sample> {
  const runner = threads(join(dirname(process.argv[1] ?? ''), 'forecast-worker.js'), width)
  const order = setup()
  const battles = 4_000
  const run = async (key: string): Promise<ForecastTotals> => {
    const starts = Array.from({ length: battles / 50 }, (_, i) => i * 50)
    const parts = await Promise.all(starts.map(from => runner.play({ key, setup: order, from, count: 50 })))
    return parts.reduce(added)
  }
  try {
    const warmEnd = performance.now() + times.warmMs
    do await run('warm')
    while (performance.now() < warmEnd)
    const walls: number[] = []
    const cpu = process.cpuUsage()
    const start = performance.now()
    let totals: ForecastTotals | null = null
    while (walls.length < 3 || performance.now() - start < times.measureMs) {
      const before = performance.now()
      totals = await run('measured')
      walls.push((performance.now() - before) * 1000)
    }
    const used = process.cpuUsage(cpu)
    const all = walls.length * battles
    return {
      cpuUs: (used.user + used.system) / all,
      wallUs: ((performance.now() - start) * 1000) / all,
      ...percentiles(walls),
      check: JSON.stringify(totals)
    }
  } finally {
    await runner.close()
  }
}
