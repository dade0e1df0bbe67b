import { afterEach, beforeEach, expect, it } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import type { ForecastReport } from '@shared/ipc/forecast'
import type { News } from '@shared/ipc/news'
import { anArmada } from '@kit/systems/starfinder-armada'
import { useForecast } from './use-forecast'

const order = {
  setup: { armada: anArmada('us', [{ id: 'hawk' }]), opponent: anArmada('them', [{ id: 'crow' }]), rulings: {}, seed: 1 },
  battles: 100
}
const report = (id: string, state: ForecastReport['state']): News => ({
  kind: 'forecast.progress',
  report: { id, state, planned: 100, totals: null }
})
let cancelled: string[]
let answer: (id: string) => void
let tell: (news: News) => void
let scope: EffectScope
let forecast: ReturnType<typeof useForecast>

beforeEach(() => {
  cancelled = []
  const listeners = new Set<(news: News) => void>()
  tell = news => listeners.forEach(listener => listener(news))
  Reflect.set(window, 'flagship', {
    call: async (name: string, args: { readonly id: string }) => {
      if (name === 'forecast.cancel') cancelled.push(args.id)
      if (name !== 'forecast.start') return { ok: true, result: null }
      return new Promise(resolve => (answer = id => resolve({ ok: true, result: { id } })))
    },
    onNews: (listener: (news: News) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  })
  scope = effectScope()
  scope.run(() => (forecast = useForecast()))
})

afterEach(() => scope.stop())

it('follows its own forecast, and takes a report that came before the answer', async () => {
  const started = forecast.start(order)
  tell(report('other', 'done'))
  tell(report('f1', 'done'))
  answer('f1')
  await started
  expect(forecast.report.value).toMatchObject({ id: 'f1', state: 'done' })
  tell(report('other', 'running'))
  expect(forecast.isRunning.value).toBe(false)
})

it('ends a forecast that was put away, before its answer came or after', async () => {
  const first = forecast.start(order)
  forecast.clear()
  answer('f1')
  await first
  expect(cancelled).toEqual(['f1'])
  expect(forecast.report.value).toBeNull()
  const second = forecast.start(order)
  answer('f2')
  await second
  forecast.clear()
  expect(cancelled).toEqual(['f1', 'f2'])
})

it('ends its forecast with the component, and hears no more of it', async () => {
  const started = forecast.start(order)
  scope.stop()
  answer('f1')
  await started
  tell(report('f1', 'running'))
  expect(cancelled).toEqual(['f1'])
  expect(forecast.report.value).toBeNull()
})
