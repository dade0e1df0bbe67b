import { ThreadWorker } from 'poolifier'
import type { ForecastTotals } from '@shared/systems/starfinder-armada/forecast/totals'
import { taskPlayer, type ForecastTask } from './forecast-runner'

const play = taskPlayer()

/** The entry point of a forecast thread. */
export default new ThreadWorker<ForecastTask, ForecastTotals>(task => {
  if (task === undefined) throw new Error('A thread of a forecast was given nothing to play')
  return play(task)
})
