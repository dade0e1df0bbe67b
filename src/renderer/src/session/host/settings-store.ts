import { defineStore } from 'pinia'
import { computed, shallowRef, watchEffect } from 'vue'
import type { Settings } from '@shared/campaign/settings'
import { DEFAULT_SETTINGS } from '@shared/campaign/settings-choices'
import type { AppInfo } from '@shared/ipc/calls'
import { call, onNews } from './api'
import { atStart } from './boot'
import { chosenKeys } from '../../contract/key-actions'
import { localeFor, showLocale } from '../../i18n'
import { systemTag, takeSystemTag } from '../../i18n/system-tag'

/** Settings of this installation and information about the host. Applies language, theme and text size to the page. */
export const useSettingsStore = defineStore('settings', () => {
  const settings = shallowRef<Settings>(DEFAULT_SETTINGS)
  const info = shallowRef<AppInfo | null>(null)
  const prefersLight = shallowRef(false)
  const locale = computed(() => localeFor(settings.value.language, systemTag.value))
  const theme = computed(() => (settings.value.theme === 'system' ? (prefersLight.value ? 'light' : 'dark') : settings.value.theme))

  /** Loads the settings at startup. On failure the defaults apply and the error is thrown. */
  async function load(): Promise<void> {
    takeSystemTag(navigator.language)
    onNews(news => {
      if (news.kind === 'settings.changed') settings.value = news.settings
    })
    const light = window.matchMedia('(prefers-color-scheme: light)')
    prefersLight.value = light.matches
    light.addEventListener('change', event => (prefersLight.value = event.matches))
    const [appInfo, saved] = await Promise.all([atStart('app.info'), atStart('settings.get')])
    info.value = appInfo
    // In a browser the language comes from the page, as the host only knows its own machine.
    if (appInfo.shell !== 'browser') takeSystemTag(appInfo.locale)
    settings.value = saved
  }

  /** Reloads the information about the host after a change. */
  async function learn(): Promise<void> {
    info.value = await call('app.info', {})
  }

  /** Applies the change at once and saves it. On failure the old settings are restored and the error is thrown. */
  async function save(change: Partial<Settings>): Promise<void> {
    const before = settings.value
    settings.value = { ...before, ...change }
    try {
      settings.value = await call('settings.save', { settings: settings.value })
    } catch (error) {
      settings.value = before
      throw error
    }
  }

  /** Loads and shows the current language, then applies every later change. */
  async function apply(): Promise<void> {
    await showLocale(locale.value)
    watchEffect(() => void showLocale(locale.value))
    watchEffect(() => (chosenKeys.value = settings.value.keys))
    const root = document.documentElement
    // Paper is white, whatever the screen is; the page is laid out for it as soon as it has heard.
    window.addEventListener('beforeprint', () => (root.dataset['theme'] = 'light'))
    window.addEventListener('afterprint', () => (root.dataset['theme'] = theme.value))
    watchEffect(() => {
      root.dataset['theme'] = theme.value
      root.style.setProperty('--text-scale', String(settings.value.textPercent / 100))
    })
  }

  return { settings, info, locale, theme, load, learn, save, apply }
})
