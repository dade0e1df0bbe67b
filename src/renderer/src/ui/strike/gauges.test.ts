import { describe, expect, it } from 'vitest'
import { drained, readGauges } from './gauges'

const BOX = { x: 1, y: 2, width: 30, height: 4 }

/** A ship with shields, and a hull that can be counted or is shown in quarters. */
function ship(hull: 'bar hp' | 'quarters hp'): HTMLElement {
  const root = document.createElement('article')
  for (const name of ['bar sp', hull]) root.appendChild(document.createElement('span')).className = name
  set(root, '.sp', 6, 6)
  set(root, '.hp', 20, 20)
  return root
}
function set(root: Element, bar: string, left: number, max: number): void {
  const style = root.querySelector<HTMLElement>(bar)?.style
  style?.setProperty('--c', String(left))
  style?.setProperty('--m', String(max))
}

describe('gauges on a screen', () => {
  it('are those that show less than they did', () => {
    const root = ship('bar hp')
    const before = readGauges(root)
    set(root, '.sp', 6, 6)
    set(root, '.hp', 15, 20)
    expect(drained(root, before, () => BOX)).toEqual([{ isShield: false, box: BOX, max: 20, left: 15, lost: 5 }])
  })
  it('are left out where they cannot be counted, were not there before, or are not on the screen', () => {
    const unknown = ship('quarters hp')
    const before = readGauges(unknown)
    set(unknown, '.hp', 5, 20)
    expect(drained(unknown, before, () => BOX)).toEqual([])
    const known = ship('bar hp')
    const shown = readGauges(known)
    set(known, '.hp', 5, 20)
    expect(drained(known, new Map(), () => BOX)).toEqual([])
    expect(drained(known, shown, () => null)).toEqual([])
    expect(drained(null, shown, () => BOX)).toEqual([])
  })
})
