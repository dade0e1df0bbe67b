import { shallowRef } from 'vue'

/** What a part of the table asked to be said now, as the answer to a key that did nothing; a new object each time. */
export const answered = shallowRef<{ readonly text: string } | null>(null)

/** Says at once what a key did, or why nothing: what is only shown would be silence to whoever hears the battle. */
export function answerAloud(text: string): void {
  if (text !== '') answered.value = { text }
}

/** Why the last key did nothing, as the table shows it; empty once another key or the pointer is pressed. */
export const whyNot = shallowRef('')

/** Says and shows why a key did nothing, where nothing else on the screen does. */
export function tellWhyNot(text: string): void {
  answerAloud(text)
  whyNot.value = text
}

/** What was said last, by whichever part of the table. */
export const saidLast = shallowRef('')
