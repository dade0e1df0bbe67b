/** No line may break at a space of French punctuation: a narrow one before `; ! ? %`, a whole one before a colon and inside « ». */
export function withBoundSpaces(text: string): string {
  return text.replace(/ (?=[;!?%])/gu, '\u202f').replace(/ (?=[:»])|(?<=«) /gu, '\u00a0')
}
