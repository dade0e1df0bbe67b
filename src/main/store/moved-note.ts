/** Name of the note that a move leaves in the old folder. */
export const NOTE = 'MOVED.txt'

/** What the note says, in both languages since nothing is known of who opens it. */
export function movedNote(to: string): Buffer {
  return Buffer.from(
    [
      `Flagship now keeps its data in ${to}`,
      'The copy here is not used any more. Flagship deletes it under Settings, Data. Leave location.json where it is.',
      '',
      `Flagship garde maintenant ses données dans ${to}`,
      'La copie ici ne sert plus. Flagship la supprime depuis Réglages, Données. Laissez location.json à sa place.',
      ''
    ].join('\n')
  )
}
