import { describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { menuText } from './menu-text'

describe('menu text', () => {
  it.each([
    ['fr', 'Fichier'],
    ['fr-CA', 'Fichier'],
    ['FR-fr', 'Fichier'],
    ['en-GB', 'File'],
    ['eo-EO', 'File'],
    ['frr', 'File'],
    ['', 'File']
  ])('speaks the language of %j', (locale, file) => {
    expect(menuText(locale).file).toBe(file)
  })

  it('says who has the data when it is in use, and what is wrong otherwise', () => {
    for (const locale of LOCALES) {
      // Who has it, and what to do when nobody does.
      expect(menuText(locale).cannotStartBecause('locked', 'process 7 on bridge, /data/LOCK')).toMatch(
        /LOCK.*process 7 on bridge, \/data\/LOCK/su
      )
      expect(menuText(locale).cannotStartBecause('io', '/data')).toMatch(/io\u00a0?: \/data/u)
      expect(menuText(locale).lockRefused('/home/desktop')).toMatch(/Singleton.*\/home\/desktop/su)
    }
  })
})
