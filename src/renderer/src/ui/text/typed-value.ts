import { latinDigits } from '@shared/kernel/latin-digits'

/**
 * Parses a typed correction: "12" and "=-3" set the value, "+5" and "-5" adjust it. Null for other text.
 * A leading minus is an adjustment, as that is what players type; "=" sets a negative value. Inches and the like `hasParts`: "3,5" or
 * "3.5".
 */
export function typedValue(text: string, now: number, hasParts = false): number | null {
  const clean = latinDigits(text.trim()).replaceAll('−', '-').replace(',', '.')
  const found = /^(?<sign>[+-]|=-?)?(?<digits>\d{1,4}(?<parts>\.\d{1,2})?)$/u.exec(clean)
  if (found?.groups?.['parts'] !== undefined && !hasParts) return null
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
