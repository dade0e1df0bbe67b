/** The letter of a side by its marker: 0 is a, a circle. */
export function sideLetter(marker: number): string {
  return 'abcd'.charAt(marker % 4)
}
