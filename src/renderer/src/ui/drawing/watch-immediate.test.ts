import { nextTick, ref } from 'vue'
import { expect, it } from 'vitest'
import { watchImmediate } from './watch-immediate'

it('takes the value as it stands, and every later one with the one before it', async () => {
  const round = ref(1)
  const taken: unknown[] = []
  watchImmediate(round, (now, before) => taken.push([now, before]))
  round.value = 2
  await nextTick()
  expect(taken).toEqual([
    [1, undefined],
    [2, 1]
  ])
})
