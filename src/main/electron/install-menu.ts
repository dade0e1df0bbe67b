import type { Settings } from '@shared/campaign/settings'
import { app, Menu, shell } from 'electron'
import type { Application } from '../application'
import { EXTERNAL_LINKS, openLink } from './links'
import { menuTemplate } from './menu'
import { menuText } from './menu-text'

/**
 * Shows the native menu in the language of the settings, and changes it with them. `locale` is the language of the system. Returns the
 * language that is spoken at the time.
 */
export async function installMenu(application: Application, locale: string): Promise<() => string> {
  let spoken = locale
  const show = ({ language }: Settings): void => {
    spoken = language === 'system' ? locale : language
    const template = menuTemplate({
      text: menuText(spoken),
      isMac: process.platform === 'darwin',
      hasDevTools: !app.isPackaged,
      links: EXTERNAL_LINKS,
      openLink: id => void openLink(id, address => shell.openExternal(address))
    })
    Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  }
  application.onNews(news => {
    if (news.kind === 'settings.changed') show(news.settings)
  })
  show(await application.handlers['settings.get']({}))
  return () => spoken
}
