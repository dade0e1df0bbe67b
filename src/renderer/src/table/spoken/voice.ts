import { shallowRef } from 'vue'

/** What a part of the table asked to be said now, as the answer to a key that did nothing; a new object each time. */
export const answered = shallowRef<{ readonly text: string } | null>(null)

/** Says at once why a key did nothing: what is only shown would be silence to whoever hears the battle. */
export function answerAloud(text: string): void {
  if (text !== '') answered.value = { text }
}

/** What was said last, by whichever part of the table. */
export const saidLast = shallowRef('')
