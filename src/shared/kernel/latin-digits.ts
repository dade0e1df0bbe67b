/** Full-width, Arabic-Indic and other decimal digits as 0 to 9; every other character stays. */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, char => {
    const plain = char.normalize('NFKC')
    if (/^\d$/u.test(plain)) return plain
    // Elsewhere ten digits stand in a row, and something else before the first.
    let value = 0
    const point = char.codePointAt(0) ?? 0
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1
    return String(value)
  })
}
