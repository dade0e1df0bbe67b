import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { forecastPlayer } from '@shared/systems/starfinder-armada/forecast/forecast'
import { added, type ForecastTotals } from '@shared/systems/starfinder-armada/forecast/totals'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { countedIds } from '../platform/new-id'
import { explored } from '../../../tests/support/explored'
import { ownThread } from './forecast-runner'
import { threadCount, threads } from './thread-runner'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const [armada, opponent] = sampleArmadas(countedIds('a'))
const setup = { armada, opponent, rulings: {}, seed: 11 }
/** Battles of one task. */
const COUNT = 20
const STARTS = [0, 1, 2, 3, 4, 5].map(task => task * COUNT)

let dir = ''
let workerFile = ''

/** The worker as shipped: bundled into one file. */
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flagship-forecast-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: path('.'),
    resolve: { alias: { '@shared': path('../../shared') } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: dir,
      emptyOutDir: true,
      rolldownOptions: { input: { worker: path('forecast-worker.ts') }, output: { entryFileNames: '[name].mjs' } }
    }
  })
  workerFile = join(dir, 'worker.mjs')
})

afterAll(() => rm(dir, { recursive: true, force: true }))

async function playedBy(width: number): Promise<ForecastTotals> {
  const runner = threads(workerFile, width)
  onTestFinished(() => runner.close())
  const parts = await Promise.all(STARTS.map(from => runner.play({ key: 'f1', setup, from, count: COUNT })))
  return parts.reduce(added)
}

describe('a forecast in threads', () => {
  it('comes to the same totals in one, two and three threads as in none', async () => {
    const alone = forecastPlayer(setup)(0, STARTS.length * COUNT)
    expect(await playedBy(1)).toEqual(alone)
    expect(await playedBy(2)).toEqual(alone)
    expect(await playedBy(3)).toEqual(alone)
  })

  it('takes up another forecast where it left one', async () => {
    const runner = threads(workerFile, 1)
    onTestFinished(() => runner.close())
    await runner.play({ key: 'f1', setup, from: 0, count: 10 })
    const other = { ...setup, seed: 12 }
    expect(await runner.play({ key: 'f2', setup: other, from: 0, count: 30 })).toEqual(forecastPlayer(other)(0, 30))
  })

  it('always comes to an end of closing', async () => {
    for (let time = 0; time < explored(12); time += 1) {
      const runner = threads(workerFile, 1 + (time % 3))
      await runner.play({ key: 'f1', setup, from: 0, count: 1 })
      await runner.close()
    }
  })

  it('starts again after it was closed, and closes without ever having started', async () => {
    const runner = threads(workerFile, 1)
    await runner.close()
    expect((await runner.play({ key: 'f1', setup, from: 0, count: 5 })).battles).toBe(5)
    await runner.close()
    await runner.close()
  })
})

it('the thread of the host plays the same battles', async () => {
  const runner = ownThread()
  expect(await runner.play({ key: 'f1', setup, from: COUNT, count: COUNT })).toEqual(forecastPlayer(setup)(COUNT, COUNT))
  await runner.close()
})

it('leaves one processor to the window, and takes eight at the most', () => {
  expect([1, 2, 4, 64].map(count => threadCount(count))).toEqual([1, 1, 3, 8])
})
