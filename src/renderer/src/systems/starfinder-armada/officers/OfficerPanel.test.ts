import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { fleetId, officerId } from '@shared/systems/starfinder-armada/model/design'
import { press } from '@kit/renderer/mount-app'
import { useBattleStore } from '../../../session/battle-store'
import { answered } from '../../../table/spoken/voice'
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
const focus = (selector: string): void => table.panel.get<HTMLElement>(selector).element.focus()
const focused = (): string => (document.activeElement as HTMLInputElement).value
async function enter(): Promise<void> {
  press('Enter')
  await flushPromises()
}
async function dice(text: string): Promise<void> {
  await table.panel.get('[data-dice-field]').setValue(text)
  await table.panel.get('form.prompt').trigger('submit')
  await flushPromises()
}

describe('who acts', () => {
  it('is the first with something to do now, and the action is of the moment', async () => {
    await open(into('gunnery'))
    expect(chosen()).toEqual(['Tek', 'scramble'])
  })
  it('is whom the panel was opened for', async () => {
    await open(into('engineering'), 'Eve')
    // Nothing to repair.
    expect(chosen()).toEqual(['Eve', 'boost', 'speed'])
  })
  it('may be asked for with an action, also while the panel is there, and the focus goes to it', async () => {
    await open(into('helm'), 'Ada')
    await table.set({ openedFor: { id: officerId('Tek'), action: 'scan' } })
    expect(chosen()).toEqual(['Tek', 'scan'])
    expect(focused()).toBe('scan')
    await table.set({ openedFor: { id: officerId('Tek'), action: 'target' } })
    expect([...chosen(), focused()]).toEqual(['Tek', 'target', 'kite', 'target'])
  })
  it('says what keeps the others', async () => {
    await open([
      ...into('engineering'),
      [{ type: 'correctOfficer', officerId: officerId('Cas'), correction: { isIncapacitated: true }, reason: '' }]
    ])
    const of = (id: string): string => table.panel.get(`label:has(input[name=officer][value=${id}]) small`).text()
    expect(of('Eve')).toBe('can act')
    expect(of('Tek')).toBe('nothing to do in this phase')
    expect(of('Cas')).toBe('incapacitated or scrambled')
  })
})

describe('all who need not act', () => {
  it('pass for this round in one press, named before and after, and one undo takes it back', async () => {
    await open(into('engineering'))
    const pass = table.panel.get('[data-pass-officers]')
    const names = table.state().officers.map(officer => officer.name)
    expect([pass.text(), pass.element.nextElementSibling?.textContent]).toEqual([
      `Pass all ${String(names.length)} officers for this round`,
      names.join(', ')
    ])
    await pass.trigger('click')
    await flushPromises()
    expect(table.state().officers.every(officer => officer.hasActed && officer.action === null)).toBe(true)
    expect(table.panel.get('label:has(input[name=officer]) small').text()).toBe('passes this round')
    expect(table.panel.find('[data-pass-officers]').exists()).toBe(false)
    expect(table.sent()).toHaveLength(1)
  })
})

describe('by keyboard', () => {
  it('Enter goes from the officer to the target, chooses it, goes on to the dice and does it', async () => {
    await open(into('engineering'), 'Eve')
    focus('input[name=officer][value=Eve]')
    await enter()
    expect(focused()).toBe('hawk')
    await enter()
    expect(pickOf(table.panel, 'hawk').element.checked).toBe(true)
    expect(document.activeElement?.matches('[data-dice-field]')).toBe(true)
    await dice('20, 2')
    expect(table.state().effects).toMatchObject([{ kind: 'officerBonus', stat: 'speed', value: 2, targetId: 'hawk' }])
  })
  it('Enter on an action that is refused says why once more', async () => {
    await open(into('gunnery'), 'Cor')
    await pickOf(table.panel, 'crow').setValue(true)
    await table.panel.get('[data-reach]').setValue('4')
    answered.value = null
    focus('[data-reach]')
    await enter()
    expect(answered.value).toEqual({ text: 'The target is out of this officer’s reach.' })
  })
  it('Enter does what asks for no dice once it stands there, and not with the choice that completes it', async () => {
    await open(into('engineering'), 'Ada')
    focus('input[name=officer][value=Ada]')
    await enter()
    expect(focused()).toBe('hawk')
    await enter()
    expect(table.sent().map(one => one.type)).not.toContain('takeAction')
    focus('input[name=officer][value=Ada]')
    await enter()
    expect(table.sent().map(one => one.type)).toContain('takeAction')
  })
  it('tells the table whose fleet acts on which', async () => {
    await open(into('engineering'), 'Eve')
    await table.set({ pointed: { fleetId: fleetId('kite') } })
    expect(table.panel.emitted('aim')?.at(-1)).toEqual([{ fleetId: 'hawk', targetId: 'kite' }])
  })
  it('a Conjure asks where first', async () => {
    await open(into('engineering'), 'Cas')
    focus('input[name=officer][value=Cas]')
    await enter()
    expect(document.activeElement?.matches('[data-field=place]')).toBe(true)
    await table.panel.get('[data-field=place]').setValue('Ring')
    await enter()
    expect(document.activeElement?.matches('[data-dice-field]')).toBe(true)
    await dice('10')
    expect(table.state().effects).toMatchObject([{ kind: 'debris', place: 'Ring', damage: 3 }])
  })
  it('fleets pointed at outside are taken over', async () => {
    await open(into('helm'), 'Tek')
    await table.set({ pointed: { fleetId: fleetId('reef') } })
    await table.set({ pointed: { fleetId: fleetId('rook') } })
    expect(chosen()).toEqual(['Tek', 'target', 'reef', 'rook'])
    await dice('20')
    expect(table.state().effects).toMatchObject([{ kind: 'target', targetId: 'reef', enemyId: 'rook' }])
  })
  it('the focus goes along, so that Enter does not pick the fleet it was on', async () => {
    await open(into('helm'), 'Tek')
    const focusOn = (fleet: string): void => (pickOf(table.panel, fleet).element as HTMLInputElement).focus()
    await table.set({ pointed: { fleetId: fleetId('kite') } })
    focusOn('kite')
    await table.set({ pointed: { fleetId: fleetId('reef') } })
    await flushPromises()
    expect(document.activeElement).toBe(pickOf(table.panel, 'reef').element)
  })
  it('Esc puts the panel away while no dice are on their way', async () => {
    await open(into('helm'), 'Ada')
    await pickOf(table.panel, 'crow').setValue(true)
    await table.panel.get('[data-dice-field]').trigger('keydown', { key: 'Escape' })
    await flushPromises()
    expect(table.panel.emitted('close')).toHaveLength(1)
  })
})

describe('what the table says of it', () => {
  it('explains the action whose dice are due, though a phone proposed it', async () => {
    await open(into('engineering'), 'Ada')
    expect(table.panel.get('.help').text()).toContain('morale')
    const choice = { action: 'boost', fleetId: fleetId('hawk'), boost: 'speed' }
    const proposed = { type: 'takeAction', officerId: officerId('Eve'), choice, rangeHexes: null, resolveOfficerId: null, gmCheck: 0 }
    await useBattleStore().submit(proposed)
    await flushPromises()
    expect(table.panel.get('h2').text()).toBe('Eve')
    expect(table.panel.get('.help').text()).toContain('1d2 speed')
  })
  it('a Duel reaches 3 hexes, other actions as far as the officer (SA-064, SA-052)', async () => {
    await open(into('gunnery'), 'Cor')
    expect(table.panel.get('label:has([data-reach])').text()).toContain('3 at most')
    await pickOf(table.panel, 'crow').setValue(true)
    await table.panel.get('[data-reach]').setValue('4')
    expect(table.panel.get('.refusal').text()).toContain('reach')
    await table.panel.get('[data-reach]').setValue('3')
    expect(table.panel.find('.refusal').exists()).toBe(false)
  })
  it('the chance in the words of the language', async () => {
    await open(into('gunnery'), 'Tek')
    await pickOf(table.panel, 'rook').setValue(true)
    // 3 of the tier, 3 of the bonus against 13: 7 and more.
    expect(table.panel.text()).toContain('70% succeeds')
  })
  it('a Resolve Point rolls twice', async () => {
    await open(into('gunnery'), 'Tek')
    await pickOf(table.panel, 'crow').setValue(true)
    await pickOf(table.panel, 'Bor').setValue(true)
    await table.panel.get('[data-resolve=Cor]').setValue(true)
    await dice('2 20')
    expect(table.state().officers.find(one => one.id === 'Cor')?.resolvePoints).toBe(1)
    expect(table.state().effects).toMatchObject([{ kind: 'scramble', targetId: 'crow', victimId: 'Bor' }])
  })
  it('a taunt refused is overruled by its name', async () => {
    const taunt = { type: 'takeAction', officerId: officerId('Ada'), choice: { action: 'taunt', fleetId: fleetId('crow') } } as const
    const again = { ...taunt, rangeHexes: null, resolveOfficerId: null, gmCheck: 0 }
    await open(
      [
        ...into('helm'),
        [again, [1]],
        [{ type: 'correctOfficer', officerId: officerId('Ada'), correction: { hasActed: false }, reason: '' }]
      ],
      'Ada'
    )
    await pickOf(table.panel, 'crow').setValue(true)
    await table.panel.get('.refusal form').trigger('submit')
    await dice('20')
    expect(table.state().effects).toMatchObject([{ kind: 'modifier', stat: 'allChecks', value: -2, targetId: 'crow' }])
  })
  it('an order without dice is given by its button', async () => {
    await open(into('engineering'), 'Cas')
    await table.panel.get('input[value=transfer]').setValue(true)
    await pickOf(table.panel, 'kite').setValue(true)
    await table.panel.get('.plain button').trigger('click')
    await flushPromises()
    expect(table.sent()).toEqual([{ type: 'transferOfficer', officerId: 'Cas', toFleetId: 'kite' }])
  })
  it('a repair names the condition and its fleet', async () => {
    const broken = { kind: 'condition', condition: 'engines', ability: null } as const
    const hurt: Step = [{ type: 'addEffect', fleetId: fleetId('kite'), effect: broken, ending: { kind: 'battle' }, reason: '' }]
    await open([...into('engineering'), hurt], 'Eve')
    expect(chosen()).toEqual(['Eve', 'repair'])
    await pickOf(table.panel, table.state().effects[0]?.id ?? '').setValue(true)
    await dice('20')
    expect(table.state().effects).toMatchObject([{ kind: 'condition', suspension: { ending: { kind: 'endOfRound', round: 3 } } }])
  })
})

describe('an order half given', () => {
  it('is found again when one comes back, by officer', async () => {
    await open(into('engineering'), 'Eve')
    await table.panel.get('input[value=boost]').setValue(true)
    await table.set({ pointed: { fleetId: fleetId('reef') } })
    await table.panel.get('input[name=officer][value=Cas]').setValue(true)
    await table.reopen()
    expect(pickOf(table.panel, 'reef').element.checked).toBe(true)
    await useBattleStore().submit({ type: 'advancePhase' })
    await table.reopen()
    expect(chosen()).not.toContain('reef')
  })
})
