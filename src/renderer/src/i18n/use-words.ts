import { useI18n } from 'vue-i18n'
import type { Composer } from 'vue-i18n'

/** What a component needs to put things into words. */
export type Words = Pick<Composer, 't' | 'te' | 'n' | 'd' | 'locale'>
/** Puts a message into words. */
export type Translate = Words['t']

/** The words of the screen, in its language. Texts are remembered: a screen says hundreds of them again with every act. */
export function useWords(): Words {
  const composer = useI18n()
  const { te, n, d, locale } = composer
  return { t: remembering(composer), te, n, d, locale }
}

/** So many texts are kept; a screen says some hundreds. */
const KEPT_TEXTS = 4000
const REMEMBERING = new WeakMap<Words, Translate>()

/** The `t` of these words that looks up and fills in a text once for the same values in each language. */
function remembering(words: Words): Translate {
  const made = REMEMBERING.get(words)
  if (made !== undefined) return made
  const known = new Map<string, string>()
  const t = (key: string, ...values: unknown[]): string => {
    const place = `${words.locale.value} ${key} ${values.length === 0 ? '' : JSON.stringify(values)}`
    const before = known.get(place)
    if (before !== undefined) return before
    const text: string = Reflect.apply(words.t, words, [key, ...values])
    // Shown as its key until its file is there.
    if (text === key) return text
    if (known.size >= KEPT_TEXTS) known.clear()
    known.set(place, text)
    return text
  }
  // It takes and gives what the one of the words does.
  const typed = t as Translate
  REMEMBERING.set(words, typed)
  return typed
}
