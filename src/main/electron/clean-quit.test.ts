import { EventEmitter } from 'node:events'
import type { App } from 'electron'
import { describe, expect, it } from 'vitest'
import { quitCleanly } from './clean-quit'

class FakeApp extends EventEmitter {
  gone = 0

  quit(): void {
    const prevented: true[] = []
    this.emit('before-quit', { preventDefault: () => prevented.push(true) })
    if (prevented.length > 0) return
    this.emit('will-quit', {})
    this.gone++
  }
}

const fakeApp = (): FakeApp & Pick<App, 'on' | 'quit'> => new FakeApp() as unknown as FakeApp & Pick<App, 'on' | 'quit'>
/** Starts it with a program that closes so. */
function quitting(app: FakeApp & Pick<App, 'on' | 'quit'>, close: () => Promise<void>, waitMs?: number) {
  const power = new EventEmitter()
  const seen = { releases: 0 }
  const releaseNow = (): void => void (seen.releases += 1)
  quitCleanly({ app, power: power as never, close, releaseNow, ...(waitMs === undefined ? {} : { waitMs }) })
  return { power, seen }
}
const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 40))

describe('quitting', () => {
  it('waits until everything is closed, and closes once however often it is asked', async () => {
    const app = fakeApp()
    let closes = 0
    let finish: () => void = () => undefined
    quitting(app, () => {
      closes++
      return new Promise<void>(resolve => (finish = resolve))
    })
    app.quit()
    app.quit()
    await soon()
    expect([closes, app.gone]).toEqual([1, 0])
    finish()
    await soon()
    expect([closes, app.gone]).toEqual([1, 1])
  })

  it('does not wait for ever', async () => {
    const app = fakeApp()
    quitting(app, () => new Promise(() => undefined), 10)
    app.quit()
    await soon()
    expect(app.gone).toBe(1)
  })

  it('goes on when closing fails', async () => {
    const app = fakeApp()
    quitting(app, () => Promise.reject(new Error('disk')))
    app.quit()
    await soon()
    expect(app.gone).toBe(1)
  })

  it('is never in the way of a system that shuts down, and frees the data before it is gone', () => {
    const app = fakeApp()
    const { power, seen } = quitting(app, () => new Promise(() => undefined))
    power.emit('shutdown', {})
    // Another program may still call it off.
    expect(seen.releases).toBe(0)
    app.quit()
    expect([app.gone, seen.releases]).toEqual([1, 1])
  })

  it('frees nothing a second time when it has closed', async () => {
    const app = fakeApp()
    const { seen } = quitting(app, () => Promise.resolve())
    app.quit()
    await soon()
    expect([app.gone, seen.releases]).toEqual([1, 0])
  })
})
