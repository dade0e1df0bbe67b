/** Placed between "de" or "que" and a placeholder. Invisible, and never part of a name. */
const MARK = '\u2060'

/** Marks the places where a value's first letter decides between "de" and "d’". The text may end just before the value. */
export function withMarkedElisions(text: string): string {
  return text.replace(/(?<=(?<!\p{L})(?:d|qu|jusqu|lorsqu)e )(?=\{|$)/giu, MARK)
}

/** Applies elision once the values are filled in: "de Vigie", "d’Aurore". Not before h, which is often aspirated. */
export function elided(text: string): string {
  return text.includes(MARK) ? text.replace(/e \u2060(?=[aàâäeéèêëiîïoôöuùûüœæ])/giu, '’').replaceAll(MARK, '') : text
}
