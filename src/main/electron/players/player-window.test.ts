import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { playerWindow } from './player-window'
import type { ScreenDisplay } from './screen-place'

const GAME_MASTERS: ScreenDisplay = { id: 1, bounds: { x: 0, y: 0, width: 1366, height: 768 } }
const WALL: ScreenDisplay = { id: 2, bounds: { x: 1366, y: 0, width: 1920, height: 1080 } }

class FakeWindow extends EventEmitter {
  readonly webContents = new EventEmitter()
  readonly did: string[] = []
  constructor(readonly at: object) {
    super()
  }
  setMenuBarVisibility = (): void => undefined
  isDestroyed = (): boolean => false
  setFullScreen = (): void => void this.did.push('fills')
  focus = (): void => void this.did.push('focus')
  show = (): void => void this.emit('show')
  close = (): void => void this.emit('closed')
}

/** The displays that are connected, and what is stored between starts. */
function desk(displays: readonly ScreenDisplay[]) {
  const there = [...displays]
  const made: FakeWindow[] = []
  let kept: string | null = null
  const news = new EventEmitter()
  const screen = {
    getAllDisplays: () => there,
    getDisplayMatching: () => GAME_MASTERS,
    on: (event: string, listener: (event: unknown, display: ScreenDisplay) => void) => news.on(event, listener)
  }
  const start = ({ hasMain = true, isPlaced = true } = {}) =>
    playerWindow({
      isPlaced,
      screen,
      stateFile: { read: () => kept, write: text => void (kept = text) },
      make: options => made[made.push(new FakeWindow(options)) - 1] as never,
      main: () => (hasMain ? ({ getBounds: () => GAME_MASTERS.bounds } as never) : undefined)
    })
  return {
    start,
    made,
    plug(display: ScreenDisplay) {
      there.push(display)
      news.emit('display-added', {}, display)
    },
    unplug(display: ScreenDisplay) {
      there.splice(there.indexOf(display), 1)
      news.emit('display-removed', {}, display)
    }
  }
}

describe('the window for the players', () => {
  it('fills a display without the window of the game master', () => {
    const { start, made } = desk([GAME_MASTERS, WALL])
    const players = start()
    players.open()
    made[0]?.emit('ready-to-show')
    expect(made[0]?.at).toMatchObject(WALL.bounds)
    expect(made[0]?.did).toEqual(['fills'])
    players.open()
    expect(made).toHaveLength(1)
    expect(made[0]?.did).toEqual(['fills', 'focus'])
  })

  it('never fills the only display', () => {
    const { start, made } = desk([GAME_MASTERS])
    start().open()
    made[0]?.emit('ready-to-show')
    expect(made[0]?.at).toMatchObject({ width: 960, height: 540 })
    expect(made[0]?.did).toEqual([])
  })

  it('comes back at the next start on the same display, if it was open when the program ended', () => {
    const { start, made } = desk([GAME_MASTERS, WALL])
    const first = start()
    first.open()
    first.leave()
    expect(first.isOpen).toBe(false)
    const again = start()
    again.restore()
    expect(again.isOpen).toBe(true)
    expect(made[1]?.at).toMatchObject(WALL.bounds)
  })

  it('comes back after a program that was killed', () => {
    const { start } = desk([GAME_MASTERS, WALL])
    start().open()
    const again = start()
    again.restore()
    expect(again.isOpen).toBe(true)
  })

  it('stays closed at the next start when somebody closed it', () => {
    const { start } = desk([GAME_MASTERS, WALL])
    const first = start()
    first.open()
    first.close()
    const again = start()
    again.restore()
    expect(again.isOpen).toBe(false)
  })

  it('stays small where the system places no window, and is not closed for a display that it may not be on', () => {
    const table = desk([GAME_MASTERS, WALL])
    const players = table.start({ isPlaced: false })
    players.open()
    table.made[0]?.emit('ready-to-show')
    expect(table.made[0]?.at).toMatchObject({ width: 960, height: 540 })
    expect(table.made[0]?.did).toEqual([])
    table.unplug(WALL)
    expect([players.isOpen, players.isPlaced]).toEqual([true, false])
  })

  it('waits for its display, and for the window of the game master', () => {
    const table = desk([GAME_MASTERS, WALL])
    table.start().open()
    table.unplug(WALL)
    const alone = table.start()
    alone.restore()
    expect(alone.isOpen).toBe(false)
    const without = table.start({ hasMain: false })
    table.plug(WALL)
    expect([alone.isOpen, without.isOpen]).toEqual([true, false])
  })

  it('closes when its display goes, rather than move over the battle, and opens when it is back', () => {
    const table = desk([GAME_MASTERS, WALL])
    const players = table.start()
    const told: boolean[] = []
    const stop = players.listen(() => told.push(players.isOpen))
    players.open()
    table.unplug(WALL)
    table.plug(WALL)
    stop()
    players.close()
    expect(told).toEqual([true, false, true])
  })
})
