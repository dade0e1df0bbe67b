import { NAME_MAX } from '@shared/kernel/free-name'

export { freeName, NAME_MAX } from '@shared/kernel/free-name'

/** A valid name: 1 to 80 characters, without control and direction-override characters. Null for other text. */
export function nameFrom(text: string): string | null {
  const name = text.trim()
  if (name === '' || name.length > NAME_MAX) return null
  return /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(name) ? null : name
}
