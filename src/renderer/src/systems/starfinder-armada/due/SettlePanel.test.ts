import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { armadaId, fleetId, officerId, type Ability } from '@shared/systems/starfinder-armada/model/design'
import { aFleet } from '@kit/systems/starfinder-armada'
import { press } from '@kit/renderer/mount-app'
import { into, panelOver, pickOf, type Step, type PanelTable } from '@kit/renderer/starfinder-table'
import SettlePanel from './SettlePanel.vue'

let table: PanelTable
afterEach(() => table.close())

const blow = { type: 'settleSelfDestruct', targetId: null, isFromFrontArc: false, resolveOfficerId: null, gmCheck: 0 } as const

/** Mole may self-destruct: its hull is gone. */
async function disabled(): Promise<string> {
  const down = { type: 'correctFleet', fleetId: fleetId('mole'), correction: { hp: 0 }, reason: '' } as const
  table = await panelOver(SettlePanel, [...into('resolution'), [down]], state => ({
    command: { ...blow, obligationId: state.obligations[0]?.id ?? '' }
  }))
  return table.state().obligations[0]?.id ?? ''
}
/** The total added to the d20, and the target number. */
const sums = (): readonly string[] => table.panel.findAll('.tape').map(tape => tape.findAll('li:not(.no) .s').at(-1)?.text() ?? '')
async function enter(): Promise<void> {
  press('Enter')
  await flushPromises()
}

describe('what is owed, by keyboard', () => {
  it('a fleet that may blow itself up is asked beside whom first, then for the dice', async () => {
    const obligationId = await disabled()
    const first = table.panel.get<HTMLInputElement>('[data-next-input]')
    expect(first.element.value).toBe('')
    await pickOf(table.panel, 'rook').setValue(true)
    expect(table.panel.emitted('change')).toEqual([[{ ...blow, obligationId, targetId: 'rook' }]])
    await table.set({ command: { ...blow, obligationId, targetId: fleetId('rook') } })
    pickOf(table.panel, 'rook').element.focus()
    await enter()
    expect(document.activeElement?.matches('[data-dice-field]')).toBe(true)
    await table.panel.get('[data-dice-field]').setValue('1')
    await table.panel.get('form').trigger('submit')
    await flushPromises()
    expect(table.state().fleets.find(one => one.id === 'mole')?.status).toBe('destroyed')
  })
  it('or it drifts on: Enter does what the button says', async () => {
    await disabled()
    pickOf(table.panel, '').element.focus()
    expect(table.state().obligations).toHaveLength(1)
    await enter()
    expect(table.state().fleets.find(one => one.id === 'mole')?.status).toBe('disabled')
    expect(table.state().obligations).toEqual([])
  })
})

describe('a self-destruct from the front arc (SA-017, SA-039)', () => {
  it('meets the shields there: one more in the Armor Class, and in what is needed', async () => {
    const obligationId = await disabled()
    const aimed = { ...blow, obligationId, targetId: fleetId('rook') }
    await table.set({ command: aimed })
    expect(sums()).toEqual(['+3', '13'])
    await table.set({ command: { ...aimed, isFromFrontArc: true } })
    expect(sums()).toEqual(['+3', '14'])
  })
})

describe('a boarding party whose fleet has point defense (SA-043, SA-Q30)', () => {
  /** Wasp flies by Rook and lands its boarding party. */
  const lands = (abilities: readonly Ability[]): readonly Step[] => [
    ...into('helm'),
    [{ type: 'joinFleet', armadaId: armadaId('us'), fleet: aFleet({ id: 'wasp', abilities }), officers: [] }],
    [
      {
        type: 'moveFleet',
        fleetId: fleetId('wasp'),
        move: 'moved',
        stunt: { stunt: 'flyby', targetId: fleetId('rook'), resolveOfficerId: null },
        passedThrough: [],
        minesEntered: [],
        debrisIds: []
      },
      [19]
    ]
  ]
  const settle = { type: 'settleBoarding', rangeHexes: 3, resolveOfficerId: null, gmCheck: 0 } as const
  async function aboard(abilities: readonly Ability[], more: readonly Step[] = []): Promise<void> {
    table = await panelOver(SettlePanel, [...lands(abilities), ...more, [{ type: 'advancePhase' }]], state => ({
      command: { ...settle, obligationId: state.obligations.find(due => due.kind === 'boarding')?.id ?? '' }
    }))
  }
  const hexes = () => table.panel.find<HTMLInputElement>('[data-reach]')
  const measured = (): unknown => (table.panel.emitted('change')?.at(-1)?.[0] as { readonly rangeHexes: number } | undefined)?.rangeHexes

  it('is asked how far that fleet stands, and the sum follows', async () => {
    await aboard(['boarders', 'pointDefense'])
    expect(hexes().element.value).toBe('3')
    expect(hexes().element.closest('label')?.textContent).toContain('Distance to its own fleet, in hexes')
    const [far = ''] = sums()
    await hexes().setValue('2')
    expect(measured()).toBe(2)
    await table.set({ command: { ...settle, obligationId: table.state().obligations[0]?.id ?? '', rangeHexes: 2 } })
    expect(Number(sums()[0])).toBe(Number(far) + 1)
  })
  it('keeps the distance where the field is left empty or holds no distance', async () => {
    await aboard(['boarders', 'pointDefense'])
    for (const typed of ['', '-4', '2.5', '1000']) {
      await hexes().setValue(typed)
      expect([typed, measured(), hexes().element.value]).toEqual([typed, undefined, '3'])
    }
  })
  it('is asked nothing of a fleet without it', async () => {
    await aboard(['boarders'])
    expect(table.panel.find('.tape').exists()).toBe(true)
    expect(hexes().exists()).toBe(false)
  })
  it('is asked nothing where the distance does not count (sa.boardersPointDefense = anyDistance)', async () => {
    await aboard(['boarders', 'pointDefense'], [[{ type: 'setRuling', key: 'sa.boardersPointDefense', value: 'anyDistance' }]])
    expect(hexes().exists()).toBe(false)
  })
})

describe('dice that are more than they show', () => {
  const lit = (): readonly string[] => table.panel.findAll('.criticals tr.on .face').map(cell => cell.text())
  async function type(faces: string): Promise<void> {
    await table.panel.get('[data-dice-field]').setValue(faces)
    await flushPromises()
  }

  it('light the row of Auxiliary System alone while the ability it puts out is drawn (SA-109)', async () => {
    const late = { ...aFleet({ id: 'wasp', abilities: ['array', 'emp', 'selfDestruct'] }) }
    const steps: readonly Step[] = [
      [{ type: 'joinFleet', armadaId: armadaId('us'), fleet: late, officers: [] }],
      [{ type: 'correctFleet', fleetId: fleetId('wasp'), correction: { hp: 10 }, reason: '' }]
    ]
    table = await panelOver(SettlePanel, [...into('resolution'), ...steps], state => ({
      command: { type: 'settleCritical', obligationId: state.obligations[0]?.id ?? '' }
    }))
    await type('1')
    expect(lit()).toEqual(['1'])
    await table.panel.get('form').trigger('submit')
    await flushPromises()
    await type('3')
    expect(lit()).toEqual(['1'])
  })

  it('regain what a Boost adds, as the fleet will (SA-068, SA-078)', async () => {
    const boost = { action: 'boost', fleetId: fleetId('kite'), boost: 'shields' } as const
    const steps: readonly Step[] = [
      [{ type: 'correctFleet', fleetId: fleetId('kite'), correction: { sp: 0 }, reason: '' }],
      [{ type: 'takeAction', officerId: officerId('Eve'), choice: boost, rangeHexes: null, resolveOfficerId: null, gmCheck: 0 }, [20]]
    ]
    table = await panelOver(SettlePanel, [...into('engineering'), ...steps], () => ({ command: { type: 'advancePhase' } }))
    await type('2')
    expect(table.panel.get('.regain .mid b').text()).toBe('5')
  })
})
