import { describe, expect, it } from 'vitest'
import { gaugeAt } from './gauge-at'

describe('the gauge that is clicked', () => {
  it('is the one the pointer is on, whichever part of it; none by keyboard', () => {
    document.body.innerHTML = '<button><b data-gauge="hull"><i>3</i></b> <b data-gauge="crew">2</b></button>'
    const at: (string | undefined)[] = []
    document.body.firstElementChild?.addEventListener('click', event => at.push(gaugeAt(event as MouseEvent)))
    for (const one of ['i', '[data-gauge=crew]', 'button']) document.querySelector<HTMLElement>(one)?.click()
    expect(at).toEqual(['hull', 'crew', undefined])
  })
})
