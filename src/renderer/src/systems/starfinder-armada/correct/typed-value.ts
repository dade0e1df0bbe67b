/**
 * Parses a typed correction: "12" and "=-3" set the value, "+5" and "-5" adjust it. Null for other text.
 * A leading minus is an adjustment, as that is what players type; "=" sets a negative value.
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
