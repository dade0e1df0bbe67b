import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, it } from 'vitest'
import type { ExternalLinks } from './links'
import { menuTemplate } from './menu'
import { menuText } from './menu-text'

const opened: string[] = []
const releases = 'https://ships.example/releases'
const links = { starfinderReference: 'https://rules.example/', releases }
const template = (isMac: boolean, hasDevTools: boolean, locale = 'en-GB', known: ExternalLinks = links): MenuItemConstructorOptions[] =>
  menuTemplate({ text: menuText(locale), isMac, hasDevTools, links: known, openLink: id => opened.push(id) })

const flat = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap(item => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])])

const rolesOf = (items: readonly MenuItemConstructorOptions[]): unknown[] => flat(items).map(item => item.role)

const labelled = ({ type }: MenuItemConstructorOptions): object =>
  type === 'separator' ? { type } : { label: expect.stringMatching(/./u) as unknown }

describe('menu', () => {
  it('offers the inspector and reloading only while developing', () => {
    expect(rolesOf(template(false, true))).toEqual(expect.arrayContaining(['toggleDevTools', 'reload']))
    for (const role of ['toggleDevTools', 'reload', 'forceReload']) expect(rolesOf(template(false, false))).not.toContain(role)
  })

  it('leaves the keys for undo to the page, except on a Mac where text fields need the menu', () => {
    expect(rolesOf(template(false, false))).not.toContain('undo')
    expect(rolesOf(template(true, false))).toEqual(expect.arrayContaining(['undo', 'redo', 'appMenu', 'windowMenu']))
  })

  it('opens links by id and nothing else', () => {
    for (const item of flat(template(false, false))) item.click?.(...([] as unknown as Parameters<NonNullable<typeof item.click>>))
    expect(opened.splice(0)).toEqual(['starfinderReference', 'releases'])
  })

  it('offers to look for a newer version only where somebody releases them', () => {
    const ids = (known: ExternalLinks): unknown[] => flat(template(false, false, 'en', known)).map(item => item.id)
    expect(ids(links)).toContain('releases')
    expect(ids({ ...links, releases: null })).not.toContain('releases')
  })

  it('leaves no entry to the English of Electron, in the menu of a Mac neither', () => {
    for (const isMac of [true, false])
      for (const locale of ['en-US', 'fr-CA'])
        for (const item of flat(template(isMac, true, locale)))
          // A role without entries of its own would bring those of Electron; the menu named after the program is labelled with its name.
          expect(item, JSON.stringify(item)).toMatchObject(
            item.role === 'appMenu' ? { submenu: expect.any(Array) as unknown } : labelled(item)
          )
    for (const isMac of [true, false]) expect(flat(template(isMac, false, 'fr')).map(item => item.label)).toContain('Quitter Flagship')
    expect(flat(template(true, false, 'fr')).map(item => item.label)).toEqual(
      expect.arrayContaining(['À propos de Flagship', 'Masquer Flagship', 'Masquer les autres', 'Tout afficher'])
    )
  })
})
