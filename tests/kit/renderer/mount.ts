import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import type { Component } from 'vue'
import type { MessageValue } from '@shared/core/engine/message'
import type { MessageFile } from '../../../src/renderer/src/i18n/message-file'
import type { LogLine, LogMoment } from '../../../src/renderer/src/contract/log-line'
import { texts } from '../../../src/renderer/src/i18n/texts'
import { words } from '../../../src/renderer/src/i18n/use-words'

const FILES = import.meta.glob<MessageFile>('../../../src/renderer/src/i18n/en/**/*.json', { eager: true, import: 'default' })

/** A component with the English texts around it, attached to the page so that it can have the focus. */
export function mountInEnglish(
  component: Component,
  props: Record<string, unknown>,
  slots: Record<string, string> = {},
  pinia = createPinia()
): VueWrapper {
  for (const file of Object.values(FILES)) texts.add('en', file)
  texts.locale.value = 'en'
  return mount(component, { props, slots, global: { plugins: [pinia, words] }, attachTo: document.body })
}

/** A message by its keys and values, such as `dwTable.inTurn(turn 1)`. */
export function keysIn(message: MessageValue): string {
  if (typeof message !== 'object') return String(message)
  const values = Object.entries(message.values ?? {}).map(([name, value]) => `${name} ${keysIn(value)}`)
  return values.length === 0 ? message.key : `${message.key}(${values.join(', ')})`
}

/** A plain log line with these fields changed. */
export function aLine(fields: Partial<LogLine>): LogLine {
  return {
    seq: 1,
    at: 0,
    kind: 'event',
    message: { key: 'sa.event.volleyResolved', values: { count: 2 } },
    moment: ROUND_ONE,
    fleetIds: [],
    dice: [],
    eventIndex: 0,
    fold: null,
    told: null,
    changes: [],
    reason: '',
    overruled: null,
    isByGm: false,
    ...fields
  }
}

const ROUND_ONE: LogMoment = { round: 1, turn: { key: 'sa.turn', values: { round: 1 } }, phase: { key: 'sa.phase.gunnery' } }
