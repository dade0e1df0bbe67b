import { shallowRef } from 'vue'
import { SHOWN_THEMES } from '@shared/campaign/themes'
import { LOCALES, localeOf, SOURCE_LOCALE, type Locale } from '@shared/kernel/locale'
import { showLocale } from '../i18n'
import { keptLook } from './client/kept'

type Light = (typeof SHOWN_THEMES)[number]

/** Dark by default, since rooms are usually dim during play. */
export const light = shallowRef<Light>('dark')
export const language = shallowRef<Locale>(SOURCE_LOCALE)

/** Restores the stored look; the language of the browser at first. */
export async function lookAsBefore(): Promise<void> {
  const [spoken, lit] = (keptLook.get() ?? '').split(' ')
  await speak(LOCALES.find(locale => locale === spoken) ?? localeOf(navigator.language))
  shine(SHOWN_THEMES.find(one => one === lit) ?? 'dark')
}

export function choose(choice: { readonly light?: Light; readonly language?: Locale }): void {
  if (choice.light !== undefined) shine(choice.light)
  keptLook.set(`${choice.language ?? language.value} ${light.value}`)
  if (choice.language !== undefined) void speak(choice.language)
}

async function speak(locale: Locale): Promise<void> {
  await showLocale(locale)
  language.value = locale
}

function shine(now: Light): void {
  light.value = now
  document.documentElement.dataset['theme'] = now
}
