/** The gauge of a strip that was clicked, by its `data-gauge`; undefined for a press by keyboard, or beside them all. */
export function gaugeAt({ target }: MouseEvent): string | undefined {
  return (target instanceof Element ? target.closest('[data-gauge]')?.getAttribute('data-gauge') : null) ?? undefined
}
