import { describe, expect, it } from 'vitest'
import { mountInEnglish } from '@kit/renderer/mount'
import { aSquadron, aUnit, battle, mar } from '@kit/systems/dystopian-wars'
import { theUnit } from '@shared/systems/dystopian-wars/state'
import CombatantStrip from './CombatantStrip.vue'
import { unitStrip } from './strip-model'

describe('the strip of a unit', () => {
  it('draws its hull as a hull, and marks the rules of the model with words on demand', async () => {
    const state = battle([aSquadron('ours', [aUnit('a', { mars: [mar('inventiveScientist')] })])], [aSquadron('theirs', [aUnit('x')])])
    const strip = unitStrip(state, theUnit(state, 'a'))
    const shown = mountInEnglish(CombatantStrip, { strip, isMirrored: false, isReadOnly: false, isPointed: false, role: null })
    expect(shown.get('.gauge').classes()).toContain('hp')
    await shown.get('.abilities').trigger('click')
    expect(document.body.textContent).toContain('Inventive Scientist')
    shown.unmount()
  })
})
