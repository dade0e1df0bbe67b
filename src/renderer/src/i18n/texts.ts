import { compile, createCoreContext, isMessageAST, registerMessageCompiler, translate } from '@intlify/core-base'
import { computed, shallowRef } from 'vue'
import { LOCALES, SOURCE_LOCALE, type Locale } from '@shared/kernel/locale'
import { elided } from './french-elision'
import { LANGUAGES } from './languages'
import type { MessageFile } from './message-file'

/** Translates the message at a key: with values, and with the number that selects its plural form. A missing one shows its key. */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>> | number, count?: number) => string

/** The texts loaded so far. What reads them runs again when more come, or the language changes. */
export interface Texts {
  readonly locale: { value: Locale }
  readonly t: Translate
  readonly te: (key: string) => boolean
  /** The message at a key in the other languages, as far as they are loaded. */
  readonly elsewhere: (key: string) => readonly string[]
  readonly add: (locale: Locale, file: MessageFile) => void
}

registerMessageCompiler(compile)

const locale = shallowRef<Locale>(SOURCE_LOCALE)
const messages = shallowRef<Readonly<Partial<Record<Locale, MessageFile>>>>({})
const contextIn = (language: Locale) =>
  createCoreContext({
    locale: language,
    // A test checks that every language is complete.
    fallbackLocale: false,
    missingWarn: false,
    pluralRules: Object.fromEntries(LOCALES.map(one => [one, LANGUAGES[one].plural])),
    postTranslation: said => (typeof said === 'string' ? elided(said) : said),
    messageResolver: messageAt,
    messages: messages.value
  })
const context = computed(() => contextIn(locale.value))
const others = computed(() => LOCALES.filter(one => one !== locale.value && messages.value[one] !== undefined).map(contextIn))

export const texts: Texts = {
  locale,
  t: (...said) => String(Reflect.apply(translate, null, [context.value, ...said])),
  te: key => messageAt(messages.value[locale.value], key) !== null,
  elsewhere: key => others.value.map(other => String(translate(other, key))).filter(said => said !== key),
  add(to, file) {
    messages.value = { ...messages.value, [to]: merged(messages.value[to] ?? {}, file) }
  }
}

/** Groups become one; of two messages the later counts. A file may come twice, when two parts of the app ask for it at once. */
function merged(one: MessageFile, other: MessageFile): MessageFile {
  const both = Object.entries(other).map(([key, value]) => {
    const before = one[key]
    return [key, isGroup(before) && isGroup(value) ? merged(before, value) : value] as const
  })
  return { ...one, ...Object.fromEntries(both) }
}

/** A message compiled ahead is an object too. */
function isGroup(entry: string | MessageFile | undefined): entry is MessageFile {
  return typeof entry === 'object' && !isMessageAST(entry)
}

/** The message at a dotted key, or null. */
function messageAt(file: unknown, key: string): string | MessageFile | null {
  let found = file
  for (const name of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return null
    found = Reflect.get(found, name)
  }
  return found as string | MessageFile
}
