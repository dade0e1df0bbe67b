/** Whether a text contains every typed word, in any order, ignoring case and accents. */
export function matchesText(text: string, typed: string): boolean {
  const plain = plainText(text)
  return plainText(typed)
    .split(/\s+/u)
    .every(word => plain.includes(word))
}

/** Without accents and in small letters. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
