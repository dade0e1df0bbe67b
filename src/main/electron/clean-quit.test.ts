import { EventEmitter } from 'node:events'
import type { App } from 'electron'
import { describe, expect, it } from 'vitest'
import { quitCleanly } from './clean-quit'

class FakeApp extends EventEmitter {
  gone = 0

  quit(): void {
    const prevented: true[] = []
    this.emit('before-quit', { preventDefault: () => prevented.push(true) })
    if (prevented.length === 0) this.gone++
  }
}

const fakeApp = (): FakeApp & Pick<App, 'on' | 'quit'> => new FakeApp() as unknown as FakeApp & Pick<App, 'on' | 'quit'>
const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 40))

describe('quitting', () => {
  it('waits until everything is closed, and closes once however often it is asked', async () => {
    const app = fakeApp()
    let closes = 0
    let finish: () => void = () => undefined
    quitCleanly(app, () => {
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
    quitCleanly(app, () => new Promise(() => undefined), 10)
    app.quit()
    await soon()
    expect(app.gone).toBe(1)
  })

  it('goes on when closing fails', async () => {
    const app = fakeApp()
    quitCleanly(app, () => Promise.reject(new Error('disk')))
    app.quit()
    await soon()
    expect(app.gone).toBe(1)
  })
})
