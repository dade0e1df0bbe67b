import type { Page } from 'playwright-core'
import { LOCALES } from '@shared/kernel/locale'
import { lookAt } from './look'

const LOOKS = {
  themes: ['dark', 'light'],
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 }
  ]
} as const

/** Screenshots of an X-Wing screen, and its faults. */
export function xwLook(page: Page, screen: string): Promise<readonly string[]> {
  return lookAt(page, `xw-table-${screen}`, LOOKS)
}
