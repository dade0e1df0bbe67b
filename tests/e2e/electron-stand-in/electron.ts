import { app } from './app'
import { BrowserWindow } from './browser-window'
import { obeyTest } from './control'
import { ipcMain } from './ipc-main'
import { Menu, MenuItem } from './menu'
import { protocol } from './schemes'
import { session } from './session'
import { crashReporter, dialog, nativeTheme, powerMonitor, powerSaveBlocker, screen, shell } from './small-modules'
import { utilityProcess } from './utility-process'

// The `electron` module of our stand-in: the parts Flagship uses, over Node and a real Chromium.
export {
  app,
  BrowserWindow,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeTheme,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  screen,
  session,
  shell,
  utilityProcess
}
export default {
  app,
  BrowserWindow,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeTheme,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  screen,
  session,
  shell,
  utilityProcess
}

obeyTest()
