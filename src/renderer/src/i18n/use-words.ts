import type { ComputedRef, Plugin } from 'vue'
import { useI18n, type Composer } from 'vue-i18n'
import { i18n } from '.'
import { formatsOf, type Formats } from './formats'
import { saying, type Say } from './saying'

/** What a component needs to put things into words. */
export interface Words extends Pick<Composer, 't' | 'te' | 'n' | 'd' | 'locale'> {
  /** Puts a message of the engine into words. */
  readonly say: Say
  /** Dates and numbers as the language of the screen writes them. */
  readonly format: ComputedRef<Formats>
}
/** Puts a message into words. */
export type Translate = Words['t']

declare module 'vue' {
  interface ComponentCustomProperties {
    readonly t: Words['t']
    readonly say: Words['say']
  }
}

/** Gives the words to the app: `t` and `say` to every template, all of them to scripts by `useWords`. */
export const words: Plugin = app => {
  app.use(i18n)
  const { t, say } = wordsOf(i18n.global)
  Object.assign(app.config.globalProperties, { t, say })
}

/** The words of the screen, in its language: the same for all components. */
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

/** So many texts are kept; a screen says some hundreds. */
const KEPT_TEXTS = 4000

/** The `t` of these words that looks up and fills in a text once for the same values in each language: a screen says hundreds again with every act. */
function remembering(source: Source): Translate {
  const known = new Map<string, string>()
  const t = (key: string, ...values: unknown[]): string => {
    const place = `${source.locale.value} ${key} ${values.length === 0 ? '' : JSON.stringify(values)}`
    const before = known.get(place)
    if (before !== undefined) return before
    const text: string = Reflect.apply(source.t, source, [key, ...values])
    // Shown as its key until its file is there.
    if (text === key) return text
    if (known.size >= KEPT_TEXTS) known.clear()
    known.set(place, text)
    return text
  }
  return t
}
