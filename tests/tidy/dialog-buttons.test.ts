import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@shared/kernel/locale'
import { messagesOf } from './message-texts'
import { FILES } from './repository'

const COMPONENTS = FILES.filter(({ path }) => path.startsWith('src/renderer/') && path.endsWith('.vue'))
/** Dialogs with a button to cancel beside the one that their parent names. */
const ASKING = /<(?:ConfirmDialog|NameDialog)\b[^>]*?:action="([^"]+)"/gsu
const MESSAGES = new Map(LOCALES.map(locale => [locale, messagesOf(locale)]))

/** The buttons at the foot of each dialog, each with the keys of what it may say. */
const DIALOGS = COMPONENTS.flatMap(({ path, text }) => [
  ...[...text.matchAll(/<AppDialog\b.*?<\/AppDialog>/gsu)].map(([dialog]) => ({ path, buttons: buttonsIn(footOf(dialog)) })),
  ...[...text.matchAll(ASKING)].map(([, action = '']) => ({ path, buttons: [['app.cancel'], keysIn(action)] }))
])

describe('the buttons of a dialog', () => {
  it('are found', () => {
    expect(DIALOGS.filter(({ buttons }) => buttons.length > 1).length).toBeGreaterThan(15)
  })

  it.each(LOCALES)('begin with a verb each: in %s no two look alike', locale => {
    const alike = DIALOGS.flatMap(({ path, buttons }) => {
      const verbs = buttons.map(keys => new Set(keys.flatMap(key => verbsOf(locale, key))))
      const twice = verbs.flatMap((own, i) => verbs.slice(i + 1).flatMap(other => [...own].filter(verb => other.has(verb))))
      return twice.map(verb => `${path}: ${verb}`)
    })
    expect(alike).toEqual([])
  })
})

function footOf(dialog: string): string {
  return /<template #acts>(.*?)<\/template>/su.exec(dialog)?.[1] ?? ''
}

function buttonsIn(foot: string): readonly (readonly string[])[] {
  return [...foot.matchAll(/<(?:button|RouterLink)\b.*?<\/(?:button|RouterLink)>/gsu)].map(([button]) => keysIn(button))
}

/** The keys in an expression; of a key that is put together, all that begin like it. */
function keysIn(code: string): readonly string[] {
  return [...code.matchAll(/'([a-z]\w*(?:\.[\w-]+)+)'|`([a-z]\w*(?:\.[\w-]+)*\.)\$\{/gu)].map(([, key, begun]) => key ?? begun ?? '')
}

/** The first words of the message, in all its forms. */
function verbsOf(locale: Locale, key: string): readonly string[] {
  const texts = [...(MESSAGES.get(locale) ?? [])].filter(([name]) => name === key || (key.endsWith('.') && name.startsWith(key)))
  return texts.flatMap(([, text]) => text.split(' | ').map(form => /[\p{L}’]+/u.exec(form)?.[0].toLowerCase() ?? ''))
}
