import { expect, it } from 'vitest'
import type { News } from '@shared/ipc/news'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { countedIds } from '../platform/new-id'
import { testApplication } from '@kit/main/application'

const [armada, opponent] = sampleArmadas(countedIds('a'))
const setup = { armada, opponent, rulings: {}, seed: 1 }

const states = (news: readonly News[]): readonly string[] =>
  news.flatMap(item => (item.kind === 'forecast.progress' ? [item.report.state] : []))

it('a forecast is begun by a call and told as news', async () => {
  const { call, news } = await testApplication()
  const { id } = await call('forecast.start', { setup, battles: 60 })
  await expect.poll(() => states(news)).toContain('done')
  expect(news[news.length - 1]).toMatchObject({ kind: 'forecast.progress', report: { id, planned: 60, totals: { battles: 60 } } })
})

it('is ended by a call, while the application answers others', async () => {
  const { call, news } = await testApplication()
  const { id } = await call('forecast.start', { setup, battles: 100_000 })
  expect((await call('app.info', {})).shell).toBe('headless')
  await call('forecast.cancel', { id })
  expect(states(news).filter(state => state !== 'running')).toEqual(['cancelled'])
})

it('needs two armadas with fleets, and no fleet twice', async () => {
  const { call } = await testApplication()
  const without = { ...opponent, fleets: [], officers: [] }
  await expect(call('forecast.start', { setup: { ...setup, opponent: without }, battles: 10 })).rejects.toMatchObject({
    code: 'not-fit',
    detail: 'no-fleets'
  })
  await expect(call('forecast.start', { setup: { ...setup, opponent: armada }, battles: 10 })).rejects.toMatchObject({
    code: 'not-fit',
    detail: 'duplicate-id'
  })
})

it('does not take more battles than it can promise', async () => {
  const { call } = await testApplication()
  await expect(call('forecast.start', { setup, battles: 100_001 })).rejects.toMatchObject({ code: 'bad-args' })
})
