/** Stands between "de" or "que" and what will be filled in. Invisible, and in no name. */
const MARK = '\u2060'

/** The text with a mark wherever the first letter of a value decides between "de" and "d’". It may be a piece that ends where the value comes. */
export function withMarkedElisions(text: string): string {
  return text.replace(/(?<=(?<!\p{L})(?:d|qu|jusqu|lorsqu)e )(?=\{|$)/giu, MARK)
}

/** The text as it is said, its values filled in: "de Vigie", "d’Aurore". Before an h it stays, as many of them are aspirated. */
export function elided(text: string): string {
  return text.includes(MARK) ? text.replace(/e \u2060(?=[aàâäeéèêëiîïoôöuùûüœæ])/giu, '’').replaceAll(MARK, '') : text
}
