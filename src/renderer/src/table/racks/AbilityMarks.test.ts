import { Bomb } from '@lucide/vue'
import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { mountInEnglish } from '@kit/renderer/mount'
import AbilityMarks from './AbilityMarks.vue'

let marks: VueWrapper
afterEach(() => marks.unmount())

describe('the marks of what a strip can do', () => {
  it('are named where they are pressed, with what each does, and say which cannot be used now', async () => {
    const bomb = { id: 'bomb', icon: Bomb, name: 'Bomb', does: 'falls', isSpent: true, source: 'SA-041' }
    marks = mountInEnglish(AbilityMarks, { of: 'Hawk', marks: [bomb, { ...bomb, id: 'b', name: 'Dart', does: '', isSpent: false }] })
    expect([marks.get('button').attributes('title'), marks.findAll('.spent').length]).toEqual(['Bomb, Dart', 1])
    await marks.get('button').trigger('click')
    const said = [...document.querySelectorAll('.strip-card p')].map(one => one.textContent)
    expect(said).toEqual(['Bombnot nowSA-041', 'falls', 'DartSA-041'])
  })
})
