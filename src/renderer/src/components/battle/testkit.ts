import { mount } from '@vue/test-utils'
import type { VueWrapper } from '@vue/test-utils'
import type { Component } from 'vue'
import { createI18n } from 'vue-i18n'
import { messages } from '../../i18n/messages-en'

/** A component with the English texts around it, attached to the page so that it can have the focus. */
export function mountInEnglish(component: Component, props: Record<string, unknown>, slots: Record<string, string> = {}): VueWrapper {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: messages } })
  return mount(component, { props, slots, global: { plugins: [i18n] }, attachTo: document.body })
}
