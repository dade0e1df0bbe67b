/** The focus goes from an answered question to the next input after it. */
export function toNextInput(from: EventTarget | null): void {
  if (!(from instanceof Element)) return
  const own = from.closest('fieldset')
  const inputs = [...(from.closest('[data-centre]') ?? document).querySelectorAll<HTMLElement>('[data-next-input]:not([disabled])')]
  const next = inputs.find(
    one => own?.contains(one) !== true && (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  )
  next?.focus()
  if (next instanceof HTMLInputElement && ['text', 'number'].includes(next.type)) next.select()
}
