import type { WireCommand } from '@shared/ipc/calls'

const STRIPS = ['data-fleet', 'data-ship', 'data-unit', 'data-squadron']

/** What the learner is to look at: dice that are asked for, "Next", a strip that is not chosen yet, or the button that does the act. */
export function placeOf(command: WireCommand | null, isNext: boolean): HTMLElement | null {
  if (command === null) return null
  const find = (selector: string): HTMLElement | null =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(one => one.checkVisibility()) ?? null
  const strip = Object.values(command)
    .filter(value => typeof value === 'string')
    .flatMap(id => STRIPS.map(name => `[${name}="${CSS.escape(id)}"]`))
    .map(selector => find(`${selector}:not(.actor, .target, .pointed)`))
    .find(one => one !== null)
  return (
    (isNext ? find('.next button') : null) ??
    find('[data-centre] [data-dice-field]:not([readonly])') ??
    strip ??
    find('[data-centre] [data-enter]')
  )
}
