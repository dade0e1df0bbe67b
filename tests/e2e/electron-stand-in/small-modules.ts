import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { tell } from './messages'

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Display {
  readonly id: number
  readonly workArea: Rectangle
  readonly bounds: Rectangle
  readonly scaleFactor: number
}

/** Displays side by side, each with a taskbar; the one plugged in last stands first, as the list has no order (screen.md). */
const DISPLAYS: readonly Display[] = Array.from({ length: Number(process.env['STAND_IN_DISPLAYS'] ?? '1') }, (_, i) => ({
  id: i + 1,
  workArea: { x: i * 1920, y: 0, width: 1920, height: 1040 },
  bounds: { x: i * 1920, y: 0, width: 1920, height: 1080 },
  scaleFactor: 1
})).reverse()

function primary(): Display {
  const found = DISPLAYS.find(({ id }) => id === 1)
  if (found === undefined) throw new Error('No display')
  return found
}

/** "The display that most closely intersects the provided bounds" (screen.md). */
function displayMatching({ x, width }: Rectangle): Display {
  const shared = (display: Display): number => Math.min(x + width, display.bounds.x + display.bounds.width) - Math.max(x, display.bounds.x)
  return DISPLAYS.reduce((best, display) => (shared(display) > shared(best) ? display : best), primary())
}

export const screen = Object.assign(new EventEmitter(), {
  getAllDisplays: () => [...DISPLAYS],
  getPrimaryDisplay: primary,
  getDisplayMatching: displayMatching
})

export const powerMonitor = new EventEmitter()

let blockers = 0
const awake = new Set<number>()

export const powerSaveBlocker = {
  start: (type: string): number => {
    awake.add((blockers += 1))
    tell({ kind: 'awake', type, isAwake: true })
    return blockers
  },
  stop: (id: number): boolean => {
    const wasOn = awake.delete(id)
    tell({ kind: 'awake', type: '', isAwake: awake.size > 0 })
    return wasOn
  }
}

export const nativeTheme = Object.assign(new EventEmitter(), { themeSource: 'system', shouldUseDarkColors: false })

export const shell = {
  openExternal: async (address: string): Promise<void> => tell({ kind: 'openExternal', address }),
  openPath: async (path: string): Promise<string> => {
    tell({ kind: 'openPath', path })
    return existsSync(path) ? '' : 'Failed to open path'
  }
}

/** The user's answers to native dialogs, in order: a folder or the number of a button. Further dialogs are cancelled. */
const answers = JSON.parse(process.env['STAND_IN_ANSWERS'] ?? '[]') as (string | number)[]

export const dialog = {
  showErrorBox: (title: string, content: string): void => tell({ kind: 'errorBox', title, content }),
  showOpenDialog: async (...asked: readonly object[]): Promise<{ canceled: boolean; filePaths: string[] }> => {
    const answer = answers.shift()
    const { title, message } = asked.at(-1) as { readonly title: string; readonly message: string }
    tell({ kind: 'openDialog', title, message, hasParent: asked.length === 2 })
    return typeof answer === 'string' ? { canceled: false, filePaths: [answer] } : { canceled: true, filePaths: [] }
  },
  showMessageBox: async (...asked: readonly object[]): Promise<{ response: number; checkboxChecked: boolean }> => {
    const { message, detail, cancelId } = asked.at(-1) as { readonly message: string; readonly detail: string; readonly cancelId: number }
    const answer = answers.shift()
    tell({ kind: 'messageBox', message, detail })
    return { response: typeof answer === 'number' ? answer : cancelId, checkboxChecked: false }
  }
}

export const crashReporter = {
  start: (): void => tell({ kind: 'crashReporter' })
}
