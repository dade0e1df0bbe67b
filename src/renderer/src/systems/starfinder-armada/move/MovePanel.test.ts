import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import { paletteSources } from '../../../chrome/palette/palette-entries'
import MovePanel from './MovePanel.vue'
import { into, panelOver, type PanelTable } from '@kit/renderer/starfinder-table'

let table: PanelTable
afterEach(() => table.close())

describe('a flyby', () => {
  it('is of the enemy pointed at; an ally is none', async () => {
    table = await panelOver(MovePanel, into('helm'), () => ({ fleetId: fleetId('kite'), pointed: null }))
    await table.panel.get('input[value=flyby]').setValue(true)
    const flown = () => table.panel.get('[role=combobox]')
    await table.set({ pointed: { fleetId: fleetId('reef') } })
    expect(flown().attributes('value')).toBe('')
    await table.set({ pointed: { fleetId: fleetId('rook') } })
    expect(flown().text()).toBe('rook')
    expect(table.panel.find('[data-dice-field]').exists()).toBe(true)
  })
})

describe('the fleet that moves', () => {
  it('is said to flee while it is routed', async () => {
    const routs = { type: 'correctFleet', fleetId: fleetId('kite'), correction: { status: 'routed' }, reason: '' } as const
    table = await panelOver(MovePanel, [...into('helm'), [routs]], () => ({ fleetId: fleetId('kite'), pointed: null }))
    expect(table.panel.text()).toContain('It flees by the safest')
    expect(table.panel.get('.mover').attributes('aria-label')).toBe('kite, which must flee')
    await table.set({ fleetId: fleetId('reef') })
    expect(table.panel.text()).not.toContain('It flees by the safest')
  })
})

describe('a wreck that may still drift (SA-097)', () => {
  const wrecked = (id: string, status: 'disabled' | 'destroyed') =>
    [{ type: 'correctFleet', fleetId: fleetId(id), correction: { status }, reason: '' }] as const
  const drifters = () => table.panel.findAll<HTMLButtonElement>('[data-drifter]')
  it('is offered in the queue, whosever turn it is, and drifts once', async () => {
    const steps = [...into('helm'), wrecked('kite', 'disabled'), wrecked('rook', 'disabled'), wrecked('reef', 'destroyed')]
    table = await panelOver(MovePanel, steps, () => ({ fleetId: fleetId('hawk'), pointed: null }))
    expect(drifters().map(one => one.attributes('title'))).toEqual(expect.arrayContaining(['kite', 'rook']))
    expect(drifters()).toHaveLength(2)
    for (const name of ['kite', 'rook']) {
      await drifters()
        .find(one => one.attributes('title') === name)
        ?.trigger('click')
      expect(table.panel.get('.mover').attributes('aria-label')).toBe(name)
      expect(table.panel.find('input[name=stunt]').exists()).toBe(false)
      await table.panel.get('.plain button').trigger('click')
      await flushPromises()
      expect(table.sent().at(-1)).toMatchObject({ type: 'moveFleet', fleetId: name, move: 'moved' })
      await vi.waitFor(() => {
        expect(table.state().fleets.find(one => one.id === name)?.movement).toBe('drifted')
        expect(drifters().find(one => one.attributes('title') === name)?.element.disabled).toBe(true)
        expect(table.panel.get('.mover').attributes('aria-label')).toBe('hawk')
      })
    }
  })
  it('gives way to a fleet that is pointed at', async () => {
    table = await panelOver(MovePanel, [...into('helm'), wrecked('rook', 'disabled')], () => ({ fleetId: fleetId('hawk'), pointed: null }))
    await drifters()[0]?.trigger('click')
    expect(table.panel.get('.mover').attributes('aria-label')).toBe('rook')
    await table.set({ fleetId: fleetId('kite') })
    expect(table.panel.get('.mover').attributes('aria-label')).toBe('kite')
  })
})

describe('in the palette', () => {
  it('each stunt of the fleet in hand is found by its name, until it has moved', async () => {
    table = await panelOver(MovePanel, into('helm'), () => ({ fleetId: fleetId('kite'), pointed: null }))
    const labels = (): readonly string[] => paletteSources.flatMap(source => source()).map(({ label }) => label)
    expect(labels()).toEqual(['Back off', 'Flip and burn', 'Flyby', 'Slide', 'Turn in place'].map(stunt => `kite: ${stunt}`))
    paletteSources.flatMap(source => source())[2]?.run()
    await flushPromises()
    expect(table.panel.get<HTMLInputElement>('input[value=flyby]').element.checked).toBe(true)
    await table.set({ fleetId: fleetId('crow') })
    expect(labels()).toEqual([])
  })
})
