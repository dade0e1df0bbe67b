import type { ComputedRef, Plugin } from 'vue'
import { useI18n, type Composer } from 'vue-i18n'
import { i18n } from '.'
import { formatsOf, type Formats } from './formats'
import { saying, type Say } from './saying'

/** What a component needs to produce text. */
export interface Words extends Pick<Composer, 't' | 'te' | 'n' | 'd' | 'locale'> {
  /** Translates a message of the engine. */
  readonly say: Say
  /** Formats dates and numbers for the current language. */
  readonly format: ComputedRef<Formats>
}
/** Translates a message. */
export type Translate = Words['t']

declare module 'vue' {
  interface ComponentCustomProperties {
    readonly t: Words['t']
    readonly say: Words['say']
  }
}

/** Installs the words: `t` and `say` in every template, and all of them through `useWords`. */
export const words: Plugin = app => {
  app.use(i18n)
  const { t, say } = wordsOf(i18n.global)
  Object.assign(app.config.globalProperties, { t, say })
}

/** The words in the current language, shared by all components. */
export function useWords(): Words {
  return wordsOf(useI18n())
}

type Source = Pick<Composer, 't' | 'te' | 'n' | 'd' | 'locale'>
const WORDS = new WeakMap<Source, Words>()

function wordsOf(source: Source): Words {
  const made = WORDS.get(source)
  if (made !== undefined) return made
  const { te, n, d, locale } = source
  const t = remembering(source)
  const words = { t, te, n, d, locale, say: saying(t), format: formatsOf({ t, locale }) }
  WORDS.set(source, words)
  return words
}

/** Maximum number of cached texts; a screen has a few hundred. */
const KEPT_TEXTS = 4000

/** A memoizing `t`, because a screen translates hundreds of unchanged texts on every act. */
function remembering(source: Source): Translate {
  const known = new Map<string, string>()
  const t = (key: string, ...values: unknown[]): string => {
    const place = `${source.locale.value} ${key} ${values.length === 0 ? '' : JSON.stringify(values)}`
    const before = known.get(place)
    if (before !== undefined) return before
    const text: string = Reflect.apply(source.t, source, [key, ...values])
    // Not loaded yet: do not cache the key.
    if (text === key) return text
    if (known.size >= KEPT_TEXTS) known.clear()
    known.set(place, text)
    return text
  }
  return t
}
