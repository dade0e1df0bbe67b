import { expect, it } from 'vitest'
import { KeepAwake } from './keep-awake'

it('the display stays on as long as there is a reason, and is asked for once', () => {
  const did: string[] = []
  const awake = new KeepAwake({
    start: type => did.push(type),
    stop: id => did.push(`stop ${id}`) > 0
  })
  awake.because('table', false)
  awake.because('screen', true)
  awake.because('table', true)
  awake.because('screen', false)
  expect(did).toEqual(['prevent-display-sleep'])
  awake.because('table', false)
  awake.because('table', false)
  expect(did).toEqual(['prevent-display-sleep', 'stop 1'])
  awake.because('screen', true)
  expect(did).toHaveLength(3)
})
