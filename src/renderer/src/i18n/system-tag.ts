import { shallowRef, type ShallowRef } from 'vue'

const known = shallowRef('en-GB')

/** Language tag of the operating system, such as fr-CA. Sets the date style if its language is the one shown. */
export const systemTag: Readonly<ShallowRef<string>> = known

/**
 * Takes what a system calls its language. Linux also says `en-US@posix`, `fr_FR.UTF-8` or `C`, in which no date can be written: only what
 * stands before is kept, and what is no tag at all changes nothing.
 */
export function takeSystemTag(given: string): void {
  const tag = given.replace(/[.@].*$/u, '').replaceAll('_', '-')
  try {
    known.value = Intl.getCanonicalLocales(tag)[0] ?? known.value
  } catch {
    // The date style stays.
  }
}
