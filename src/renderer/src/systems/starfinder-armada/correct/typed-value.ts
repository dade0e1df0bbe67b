/**
 * A value as a hand corrects it: "12" and "=-3" set it, "+5" and "-5" shift it. Null while the text says neither.
 * A minus alone in front is a shift, because that is what is typed at the table; "=" sets a value below zero.
 */
export function typedValue(text: string, now: number): number | null {
  const clean = text.trim().replaceAll('−', '-')
  const found = /^(?<sign>[+-]|=-?)?(?<digits>\d{1,4})$/u.exec(clean)
  const digits = found?.groups?.['digits']
  if (digits === undefined) return null
  const value = Number(digits)
  switch (found?.groups?.['sign']) {
    case '+':
      return now + value
    case '-':
      return now - value
    case '=-':
      return -value
    default:
      return value
  }
}
