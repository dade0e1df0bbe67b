import { EventEmitter } from 'node:events'
import { tell } from './messages'

const DISPLAY = {
  id: 1,
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  scaleFactor: 1
}

export const screen = { getAllDisplays: () => [DISPLAY], getPrimaryDisplay: () => DISPLAY, getDisplayMatching: () => DISPLAY }

export const nativeTheme = Object.assign(new EventEmitter(), { themeSource: 'system', shouldUseDarkColors: false })

export const shell = {
  openExternal: async (address: string): Promise<void> => tell({ kind: 'openExternal', address })
}

export const dialog = {
  showErrorBox: (title: string, content: string): void => tell({ kind: 'errorBox', title, content })
}

export const crashReporter = {
  start: (): void => tell({ kind: 'crashReporter' })
}
