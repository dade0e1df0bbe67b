import { afterEach, describe, expect, it } from 'vitest'
import { fleetId, officerId } from '@shared/systems/starfinder-armada/model/design'
import { attack } from '@kit/systems/starfinder-armada'
import { into, panelOver, pickOf, type Step, type PanelTable } from '@kit/renderer/starfinder-table'
import SettleChoice from './SettleChoice.vue'

let table: PanelTable
afterEach(() => table.close())

const picks = (): readonly string[] => table.panel.findAll<HTMLInputElement>('input').map(input => input.element.value)
const arcs = () => table.panel.findAll<HTMLInputElement>('fieldset.arc input')
const changes = (): readonly unknown[] => (table.panel.emitted('change') ?? []).map(([command]) => command)

/** Cor duels Crow, then Kite hits it with a natural 20 through its shields. */
const duel: readonly Step[] = [
  ...into('gunnery'),
  [
    {
      type: 'takeAction',
      officerId: officerId('Cor'),
      choice: { action: 'duel', fleetId: fleetId('crow') },
      rangeHexes: 1,
      resolveOfficerId: null,
      gmCheck: 0
    },
    [20]
  ],
  [{ type: 'correctFleet', fleetId: fleetId('crow'), correction: { sp: 0 }, reason: '' }],
  [attack('kite', 'crow'), [20], [3, 3]]
]

describe('who falls in a duel (SA-066)', () => {
  const victim = { type: 'settleDuelVictim', officerId: null } as const
  async function asked(reading: string): Promise<void> {
    const isOurs = reading === 'defenderChooses'
    const ruled: readonly Step[] = isOurs ? [] : [[{ type: 'setRuling', key: 'sa.duelVictim', value: reading }]]
    table = await panelOver(SettleChoice, [...duel, ...ruled, [{ type: 'advancePhase' }]], state => {
      const due = state.obligations.find(one => one.kind === 'duelVictim')
      return { command: { ...victim, obligationId: due?.id ?? '' }, isLocked: false }
    })
  }
  it('is picked among the officers aboard', async () => {
    await asked('defenderChooses')
    expect(picks()).toEqual(['Bor'])
    expect(table.panel.get('legend').text()).toContain('defender')
    await pickOf(table.panel, 'Bor').setValue(true)
    expect(changes()).toMatchObject([{ type: 'settleDuelVictim', officerId: 'Bor' }])
  })
  it('is left to the dice where read so (sa.duelVictim = random)', async () => {
    await asked('random')
    expect(picks()).toEqual([])
  })
})

describe('a fleet that may blow itself up (SA-039)', () => {
  const blow = {
    type: 'settleSelfDestruct',
    targetId: null,
    isFromFrontArc: false,
    obligationId: 'none',
    resolveOfficerId: null,
    gmCheck: 0
  } as const
  it('drifts on, or takes one with it: friend or foe, none that is gone', async () => {
    const gone: Step = [{ type: 'withdrawFleet', fleetId: fleetId('rook'), reason: '' }]
    table = await panelOver(SettleChoice, [...into('resolution'), gone], () => ({ command: blow, isLocked: false }))
    expect(picks()).toEqual(['', 'hawk', 'kite', 'reef', 'mole', 'crow'])
    await pickOf(table.panel, 'kite').setValue(true)
    await table.set({ command: { ...blow, targetId: fleetId('kite') } })
    await pickOf(table.panel, '').setValue(true)
    expect(changes()).toEqual([{ ...blow, targetId: 'kite' }, blow])
  })
  it('is asked of which arc its attack comes only where it takes one with it', async () => {
    table = await panelOver(SettleChoice, into('resolution'), () => ({ command: blow, isLocked: false }))
    expect(arcs()).toHaveLength(0)
    await table.set({ command: { ...blow, targetId: fleetId('rook') } })
    expect(arcs().map(one => one.element.checked)).toEqual([false, true])
    await arcs()[0]?.setValue(true)
    expect(changes()).toEqual([{ ...blow, targetId: 'rook', isFromFrontArc: true }])
    await table.set({ isLocked: true })
    expect(table.panel.get<HTMLFieldSetElement>('fieldset.arc').element.disabled).toBe(true)
  })
  it('is asked no arc where nothing is checked (sa.selfDestructAuto = autoHit)', async () => {
    const ruled: Step = [{ type: 'setRuling', key: 'sa.selfDestructAuto', value: 'autoHit' }]
    table = await panelOver(SettleChoice, [...into('resolution'), ruled], () => ({
      command: { ...blow, targetId: fleetId('rook') },
      isLocked: false
    }))
    expect(arcs()).toHaveLength(0)
  })
})
