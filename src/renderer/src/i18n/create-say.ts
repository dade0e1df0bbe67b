import type { Message, MessageValue } from '@shared/core/engine/message'
import { figure } from './signed'
import type { Translate } from './texts'

export type Say = (message: MessageValue) => string

/** Translates engine messages, nested messages first. A value `count` selects the plural form. */
export function createSay(t: Translate): Say {
  const say = (message: MessageValue): string => {
    if (typeof message === 'string') return message
    if (typeof message === 'number') return figure(message)
    const values = spoken(message)
    const count = message.values?.['count']
    return typeof count === 'number' ? t(message.key, values, count) : t(message.key, values)
  }
  const spoken = (message: Message): Record<string, string> =>
    Object.fromEntries(Object.entries(message.values ?? {}).map(([name, value]) => [name, say(value)]))
  return say
}
