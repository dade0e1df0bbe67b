import { afterEach, describe, expect, it } from 'vitest'
import { fleetId, officerId } from '@shared/systems/starfinder-armada/model/design'
import { ACTIONS } from '@shared/systems/starfinder-armada/model/officer-actions'
import { OFFICER_ACTIONS } from '@shared/systems/starfinder-armada/tables/officers'
import OfficerPanel from './OfficerPanel.vue'
import { into, panelOver, pickOf, type Step, type PanelTable } from '@kit/renderer/starfinder-table'

let table: PanelTable
const open = async (steps: readonly Step[], firstId: string | null = null): Promise<void> => {
  table = await panelOver(OfficerPanel, steps, () => ({
    pointed: null,
    openedFor: firstId === null ? null : { id: officerId(firstId), action: null }
  }))
}
afterEach(() => table.close())
const chosen = (): readonly string[] => table.panel.findAll<HTMLInputElement>('input[type=radio]:checked').map(one => one.element.value)

describe('what is needed', () => {
  /** Two fleets to do it on, one of them hurt and fleeing: each action has a target. */
  const ready: readonly Step[] = [
    [{ type: 'correctFleet', fleetId: fleetId('reef'), correction: { status: 'routed' }, reason: '' }],
    [
      {
        type: 'addEffect',
        fleetId: fleetId('reef'),
        effect: { kind: 'condition', condition: 'engines', ability: null },
        ending: { kind: 'battle' },
        reason: ''
      }
    ]
  ]
  it.each(ACTIONS)('stands there before the roll of a %s', async action => {
    const phase = OFFICER_ACTIONS[action].phases[0]
    await open([...into(phase), ...ready])
    const officer = table.state().officers.find(({ role }) => role === OFFICER_ACTIONS[action].role)
    await table.set({ openedFor: { id: officer?.id, action } })
    expect(chosen()).toContain(action)
    for (const name of new Set(table.panel.findAll<HTMLInputElement>('.act input[type=radio]').map(one => one.element.name)))
      if (table.panel.find(`.act input[name="${name}"]:checked`).exists() === false)
        await table.panel.get(`.act input[name="${name}"]`).setValue(true)
    if (action === 'rally') await pickOf(table.panel, 'reef').setValue(true)
    if (action === 'conjure') await table.panel.get('[data-field=place]').setValue('Ring')
    const odds = table.panel.get('.odds')
    const needed = Number.parseInt(odds.get('.need b').text(), 10)
    expect(needed).toBeGreaterThan(1)
    // The number to reach, and what is added to the die, with why.
    const against = Number(odds.get('.end b').text())
    const [, sign = '+', figure = '0'] = /([+−])\s*(\d+)/u.exec(odds.get('.sums').text()) ?? []
    const added = Number(figure) * (sign === '+' ? 1 : -1)
    expect(needed + added).toBe(against)
    expect(odds.text()).toMatch(/%/u)
    // Beside the die, where the odds may be out of sight, until it is typed.
    const beside = (): string => table.panel.get('.prompts .res').text()
    const chance = odds.get('.sums b').text()
    expect(beside()).toContain(`Succeeds on ${String(needed)} or more: ${chance}`)
    await table.panel.get('[data-dice-field]').setValue('20')
    expect(beside()).not.toContain('Succeeds on')
    // What is being typed would be saved a moment later, when the next battle is open.
    await table.panel.get('[data-dice-field]').setValue('')
  })
  it('is nothing where a Rally rolls no die, and takes a modifier and Resolve of the fleet that is tested anew', async () => {
    await open([...into('engineering'), ...ready], 'Ada')
    await pickOf(table.panel, 'kite').setValue(true)
    expect([table.panel.find('.odds').exists(), table.panel.find('[data-of=gmCheck]').exists()]).toEqual([false, false])
  })
})
