import { describe, expect, it } from 'vitest'
import { mountInEnglish } from '@kit/renderer/mount'
import { duel, having, shipOf } from '@kit/systems/xwing'
import ShipStrip from './ShipStrip.vue'
import { shipStrip } from './strip-model'

describe('the strip of a ship', () => {
  it('marks the abilities of its card, and says when each is used', async () => {
    const state = having(duel(), 'x', { abilities: [{ name: 'Lone wolf', window: 'defenderModifiesDefense' }] })
    const strip = shipStrip(state, shipOf(state, 'x'))
    const shown = mountInEnglish(ShipStrip, { strip, isMirrored: false, isReadOnly: false, isPointed: false, role: null })
    await shown.get('.abilities').trigger('click')
    expect(document.body.textContent).toContain('Lone wolf')
    expect(document.body.textContent).toContain('The defender modifies defense dice')
    shown.unmount()
  })
})
