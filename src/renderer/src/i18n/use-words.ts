import type { ComputedRef, Plugin } from 'vue'
import { formatsOf, type Formats } from './formats'
import { createSay, type Say } from './create-say'
import { texts, type Texts, type Translate } from './texts'

/** The functions with which a component produces text. */
export interface Words extends Pick<Texts, 't' | 'te' | 'elsewhere' | 'locale'> {
  /** Translates a message of the engine. */
  readonly say: Say
  /** Formats dates and numbers for the current language. */
  readonly format: ComputedRef<Formats>
}

declare module 'vue' {
  interface ComponentCustomProperties {
    readonly t: Words['t']
    readonly say: Words['say']
  }
}

/** Installs the words: `t` and `say` in every template, and all of them through `useWords`. */
export const words: Plugin = app => {
  const { t, say } = WORDS
  Object.assign(app.config.globalProperties, { t, say })
}

/** The words in the current language, shared by all components. */
export function useWords(): Words {
  return WORDS
}

/** Maximum number of cached texts; a screen has a few hundred. */
const KEPT_TEXTS = 4000

/** A memoizing `t`, because a screen translates hundreds of unchanged texts on every act. */
function remembering(): Translate {
  const known = new Map<string, string>()
  const t = (key: string, ...values: unknown[]): string => {
    const place = `${locale.value} ${key} ${values.length === 0 ? '' : JSON.stringify(values)}`
    const before = known.get(place)
    if (before !== undefined) return before
    const text: string = Reflect.apply(texts.t, texts, [key, ...values])
    // Not loaded yet: do not cache the key.
    if (text === key) return text
    if (known.size >= KEPT_TEXTS) known.clear()
    known.set(place, text)
    return text
  }
  return t
}

const { te, elsewhere, locale } = texts
const t = remembering()
const WORDS: Words = { t, te, elsewhere, locale, say: createSay(t), format: formatsOf({ t, locale }) }
