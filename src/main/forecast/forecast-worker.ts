import { parentPort } from 'node:worker_threads'
import type { ForecastTotals } from '@shared/systems/starfinder-armada/forecast/totals'
import { taskPlayer, type ForecastTask } from './forecast-runner'
import type { ThreadReply } from './thread-pool'

const play = taskPlayer()

/** What each thread of a forecast does. */
parentPort?.on('message', (task: ForecastTask) => parentPort?.postMessage(answer(task)))

function answer(task: ForecastTask): ThreadReply<ForecastTotals> {
  try {
    return { ok: true, result: play(task) }
  } catch (error) {
    return { ok: false, message: String(error) }
  }
}
