import { computed, onScopeDispose, shallowRef } from 'vue'
import type { ForecastOrder, ForecastReport } from '@shared/ipc/forecast'
import { call, onNews } from '../../../../session/host/api'
import { failureOf, type Failure } from '../../../../session/host/use-failure'

/** A forecast started, followed and stopped by this component. A new one replaces the previous one. */
export function useForecast() {
  const report = shallowRef<ForecastReport | null>(null)
  const failure = shallowRef<Failure | null>(null)
  /** Incremented on each start, to recognise late answers to earlier ones. */
  let turn = 0
  let id: string | null = null
  let isAsking = false
  /** Reports that arrived before the id of their forecast. */
  let early: ForecastReport[] = []

  const isRunning = computed(() => report.value?.state === 'running')

  const stop = onNews(news => {
    if (news.kind !== 'forecast.progress') return
    if (news.report.id === id) report.value = news.report
    else if (isAsking) early.push(news.report)
  })
  onScopeDispose(() => {
    stop()
    clear()
  })

  /** Starts a forecast after `delayMs` without another start, to debounce changes of a form. */
  async function start(order: ForecastOrder, delayMs = 0): Promise<void> {
    turn += 1
    const mine = turn
    id = null
    early = []
    isAsking = true
    failure.value = null
    report.value = { id: '', state: 'running', planned: order.battles, totals: null }
    if (delayMs > 0) {
      await new Promise(resolve => setTimeout(resolve, delayMs))
      if (mine !== turn) return
    }
    try {
      const answer = await call('forecast.start', order)
      // Superseded: stop it, as its result is no longer needed.
      if (mine !== turn) return void end(answer.id)
      id = answer.id
      isAsking = false
      report.value = early.filter(one => one.id === id).pop() ?? { id, state: 'running', planned: order.battles, totals: null }
    } catch (error) {
      if (mine !== turn) return
      isAsking = false
      report.value = null
      failure.value = failureOf(error)
    }
  }

  async function cancel(): Promise<void> {
    if (id !== null && report.value?.state === 'running') await end(id)
  }

  /** Clears the result, when the armadas are no longer the same. */
  function clear(): void {
    void cancel()
    turn += 1
    id = null
    isAsking = false
    report.value = null
    failure.value = null
  }

  return { report, failure, isRunning, start, cancel, clear }
}

async function end(id: string): Promise<void> {
  await call('forecast.cancel', { id }).catch(() => null)
}
