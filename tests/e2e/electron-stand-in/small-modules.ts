import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { tell } from './messages'

const DISPLAY = {
  id: 1,
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  scaleFactor: 1
}

export const screen = { getAllDisplays: () => [DISPLAY], getPrimaryDisplay: () => DISPLAY, getDisplayMatching: () => DISPLAY }

export const powerMonitor = new EventEmitter()

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
