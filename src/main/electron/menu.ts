import type { MenuItemConstructorOptions } from 'electron'
import { EXTERNAL_LINK_IDS, type ExternalLinkId, type ExternalLinks } from './links'
import type { MenuText } from './menu-text'

interface MenuOptions {
  readonly text: MenuText
  readonly isMac: boolean
  readonly hasDevTools: boolean
  readonly links: ExternalLinks
  readonly openLink: (id: ExternalLinkId) => void
}

/** The few native entries a window needs. What Flagship does is on its pages, so that both shells have it. */
export function menuTemplate({ text, isMac, hasDevTools, links, openLink }: MenuOptions): MenuItemConstructorOptions[] {
  const typing: MenuItemConstructorOptions[] = [
    { role: 'undo', label: text.undo },
    { role: 'redo', label: text.redo },
    { type: 'separator' }
  ]
  const inspector: MenuItemConstructorOptions[] = [
    { role: 'reload', label: text.reload },
    { role: 'toggleDevTools', label: text.devTools },
    { type: 'separator' }
  ]
  const view: MenuItemConstructorOptions[] = [
    { role: 'resetZoom', label: text.actualSize },
    { role: 'zoomIn', label: text.zoomIn },
    { role: 'zoomOut', label: text.zoomOut },
    { type: 'separator' },
    { role: 'togglefullscreen', label: text.fullScreen }
  ]
  const edit: MenuItemConstructorOptions[] = [
    { role: 'cut', label: text.cut },
    { role: 'copy', label: text.copy },
    { role: 'paste', label: text.paste },
    { role: 'selectAll', label: text.selectAll }
  ]
  return [
    isMac ? appMenu(text) : { label: text.file, submenu: [{ role: 'quit', label: text.quit }] },
    // Elsewhere than on a Mac the keys for undo reach text fields by themselves, and the page uses them to undo battle actions.
    { label: text.edit, submenu: isMac ? [...typing, ...edit] : edit },
    { label: text.view, submenu: hasDevTools ? [...inspector, ...view] : view },
    ...(isMac ? [windowMenu(text)] : []),
    {
      label: text.help,
      role: 'help',
      submenu: EXTERNAL_LINK_IDS.filter(id => links[id] !== null).map(id => ({ id, label: text[id], click: () => openLink(id) }))
    }
  ]
}

/** The menu named after the program. Written out, because the entries that Electron puts there are in English only (menu-item-roles.ts). */
function appMenu(text: MenuText): MenuItemConstructorOptions {
  return {
    role: 'appMenu',
    submenu: [
      { role: 'about', label: text.about },
      { type: 'separator' },
      { role: 'services', label: text.services },
      { type: 'separator' },
      { role: 'hide', label: text.hide },
      { role: 'hideOthers', label: text.hideOthers },
      { role: 'unhide', label: text.showAll },
      { type: 'separator' },
      { role: 'quit', label: text.quit }
    ]
  }
}

function windowMenu(text: MenuText): MenuItemConstructorOptions {
  return {
    label: text.window,
    role: 'windowMenu',
    submenu: [
      { role: 'minimize', label: text.minimize },
      { role: 'close', label: text.close }
    ]
  }
}
