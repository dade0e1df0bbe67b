import type { Settings } from '@shared/campaign/settings'
import { app, Menu, shell } from 'electron'
import type { Application } from '../application'
import { EXTERNAL_LINKS, openLink } from './links'
import { menuTemplate } from './menu'
import { menuText } from './menu-text'

/** Shows the native menu in the language of the settings, and changes it with them. `locale` is the language of the system. */
export async function installMenu(application: Application, locale: string): Promise<void> {
  const show = ({ language }: Settings): void => {
    const template = menuTemplate({
      text: menuText(language === 'system' ? locale : language),
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
}
