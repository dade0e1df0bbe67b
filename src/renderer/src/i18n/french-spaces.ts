/** Uses no-break spaces in French punctuation: narrow before `; ! ? %`, full before a colon and inside « ». */
export function withBoundSpaces(text: string): string {
  return text.replace(/ (?=[;!?%])/gu, '\u202f').replace(/ (?=[:»])|(?<=«) /gu, '\u00a0')
}
