import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { ranksAs, type DraftOfficer } from '@shared/systems/starfinder-armada/model/design'
import { anArmada, anOfficer } from '@kit/systems/starfinder-armada'
import { mountApp } from '@kit/renderer/mount-app'
import { inDialog } from '@kit/renderer/starfinder-table'
import OfficerDialog from './OfficerDialog.vue'

let wrapper: VueWrapper
afterEach(() => wrapper.unmount())

const ADA: DraftOfficer = { ...anOfficer('Ada', 'admiral', 'hawk'), ranks: { ...ranksAs('admiral', 6), commander: 12 } }

/** The dialog keeps no state: its changes are passed back to it. */
async function opened(officer: DraftOfficer): Promise<void> {
  const armada = anArmada('us', [{ id: 'hawk' }], [officer])
  ;({ wrapper } = await mountApp(OfficerDialog, { armada, rulings: {}, officer, problems: [], open: true }))
  await flushPromises()
}
const changes = (): readonly unknown[] => (wrapper.emitted('change') ?? []).map(([change]) => change)
const valueOf = (id: string): string => (inDialog(`#${id}`).element as HTMLInputElement).value
const sum = (): string => inDialog('.sum').text()

describe('ranks for every role (SA-048, SA-053)', () => {
  it('are shown for the role held, and below for each other role', async () => {
    await opened(ADA)
    expect(valueOf('officer-ranks')).toBe('6')
    expect(valueOf('officer-ranks-commander')).toBe('12')
    expect(valueOf('officer-ranks-chiefCaster')).toBe('0')
    expect(document.querySelector('#officer-ranks-admiral')).toBeNull()
    expect(sum()).toContain('+3')
  })
  it('are typed for one role and leave the others alone', async () => {
    await opened(ADA)
    await inDialog('#officer-ranks').setValue('8')
    await inDialog('#officer-ranks-chiefCaster').setValue('5')
    expect(changes()).toEqual([{ ranks: { ...ADA.ranks, admiral: 8 } }, { ranks: { ...ADA.ranks, chiefCaster: 5 } }])
  })
  it('are no more than 40', async () => {
    await opened(ADA)
    await inDialog('#officer-ranks-chiefCaster').setValue('41')
    expect(changes()).toEqual([])
  })
  it('count for the role chosen where they are written down, and move along where none are', async () => {
    await opened(ADA)
    await inDialog('#officer-role').setValue('commander')
    await inDialog('#officer-role').setValue('chiefCaster')
    expect(changes()).toEqual([{ role: 'commander' }, { role: 'chiefCaster', ranks: { ...ADA.ranks, admiral: 0, chiefCaster: 6 } }])
  })
  it('are told for each role by the skill that counts', async () => {
    await opened({ ...ADA, role: 'chiefTechnician' })
    expect(inDialog('.others').text()).toContain('Engineering')
    expect(inDialog('.others').text()).not.toContain('Chief Technician')
  })
})
