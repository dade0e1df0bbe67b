import { app } from './app'
import { BrowserWindow } from './browser-window'

interface MenuItemOptions {
  readonly id?: string
  readonly label?: string
  readonly role?: string
  readonly type?: string
  readonly click?: (item: MenuItem, window: BrowserWindow | null, event: unknown) => void
  readonly submenu?: readonly MenuItemOptions[] | Menu
}

export class MenuItem {
  readonly submenu: Menu | undefined

  constructor(readonly options: MenuItemOptions) {
    this.submenu =
      options.submenu === undefined || options.submenu instanceof Menu ? options.submenu : Menu.buildFromTemplate(options.submenu)
  }

  /** The effect of choosing the entry. Roles that only a native window has do nothing here. */
  choose(): void {
    const { click, role } = this.options
    if (click !== undefined) click(this, BrowserWindow.getFocusedWindow(), {})
    else if (role === 'quit') app.quit()
    else if (role === 'reload') BrowserWindow.getFocusedWindow()?.webContents.reload()
    else if (role === 'close') void BrowserWindow.getFocusedWindow()?.close()
  }
}

export class Menu {
  private static current: Menu | null = null
  readonly items: MenuItem[] = []

  static buildFromTemplate(template: readonly MenuItemOptions[]): Menu {
    const menu = new Menu()
    for (const options of template) menu.items.push(new MenuItem(options))
    return menu
  }

  static setApplicationMenu(menu: Menu | null): void {
    Menu.current = menu
  }

  static getApplicationMenu(): Menu | null {
    return Menu.current
  }

  /** Every entry, however deep. */
  all(): readonly MenuItem[] {
    return this.items.flatMap(item => [item, ...(item.submenu?.all() ?? [])])
  }

  /** Electron looks by id only; roles serve tests as well. */
  getMenuItemById(id: string): MenuItem | null {
    return this.all().find(item => item.options.id === id || item.options.role === id) ?? null
  }
}
