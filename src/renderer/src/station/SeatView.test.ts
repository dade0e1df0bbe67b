import { describe, expect, it } from 'vitest'
import { aBridge, anOffer, aSeat, aShown } from '@kit/renderer/fake-table'
import { aStrip, aView } from '@kit/core/view'
import { phonePage } from '@kit/renderer/phone-page'
import type { StripView } from '@shared/core/view/table-view'
import type { HostMessage, ProposalView } from '@shared/stations/messages'

const phone = phonePage()
const { sit, tell, press } = phone
const proposal = (state: ProposalView['state']): ProposalView => ({
  id: 's1',
  given: null,
  became: null,
  what: { key: 'view.named', values: { name: 'Scan' } },
  text: '',
  state,
  reason: { key: 'view.named', values: { name: 'out of reach' } },
  note: 'not now',
  sentMs: 0,
  answeredMs: state === 'sent' ? null : 1
})

describe('a seat', () => {
  it('proposes what is chosen, once, and the next only when the table has the first', async () => {
    const target = {
      kind: 'pick',
      name: 'target',
      label: { key: 'x' },
      value: 'a',
      options: ['a', 'b'].map(value => ({
        value,
        label: { key: value },
        chance: value === 'a' ? { percent: 65, atLeast: 8, upTo: null } : null
      }))
    } as const
    await sit(aBridge({ offers: [anOffer('scan', { fields: [target] }), anOffer('hail')] }))
    await press('[data-offer=scan]')
    expect(phone.page.get('.what').text()).toContain('65%')
    await phone.page.findAll('[data-field=target] input')[1]?.trigger('change')
    expect(phone.page.get('.what').text()).not.toContain('%')
    expect(phone.page.get('[data-field=target]').text()).toContain('only the GM knows the chance')
    await press('[data-propose]')
    expect(phone.table.last().heard.at(-1)).toEqual({ type: 'propose', proposal: 's1', offer: 'scan', values: { target: 'b' } })
    expect(phone.page.get('.verdict').text()).toBe('On its way')
    await press('.back')
    await press('[data-offer=hail]')
    expect(phone.page.get('[data-propose]').attributes('disabled')).toBeDefined()
    await tell(aBridge({ nextProposal: 's2', offers: [anOffer('hail')], proposals: [proposal('sent')] }))
    expect(phone.page.get('[data-propose]').attributes('disabled')).toBeUndefined()
  })
  it('begins with nothing measured, and proposes once it is', async () => {
    const hexes = {
      kind: 'number',
      name: 'hexes',
      label: { key: 'view.named', values: { name: 'Range' } },
      min: 0,
      max: 20,
      value: null
    } as const
    await sit(aBridge({ offers: [anOffer('fire', { fields: [hexes], chance: { percent: 65, atLeast: null, upTo: 6 } })] }))
    await press('[data-offer=fire]')
    expect([phone.page.get<HTMLInputElement>('[data-measure] input').element.value, phone.page.get('[data-propose]').text()]).toEqual([
      '',
      'Range: measure it first'
    ])
    expect(phone.page.get('[data-propose]').attributes('disabled')).toBeDefined()
    await phone.page.get('[data-measure] input').setValue('7')
    expect(phone.page.get('.what').text()).toContain('under 65%')
    await press('[data-propose]')
    expect(phone.table.last().heard.at(-1)).toMatchObject({ type: 'propose', values: { hexes: 7 } })
  })
  it('has what can be done now first, and what cannot last, with why', async () => {
    const refusal = { key: 'view.named', values: { name: 'too far' } }
    const group = (name: string) => ({ group: { key: 'view.named', values: { name } } })
    await sit(aBridge({ offers: [anOffer('board', { refusal, ...group('Kestrel') }), anOffer('fire', group('Sable'))] }))
    const shown = phone.page.findAll('.read > *, .able > *').map(one => one.text())
    const at = (text: string): number => shown.findIndex(one => one.includes(text))
    expect([at('toy.fire') < at('Ask or say something'), at('Ask or say something') < at('too far')]).toEqual([true, true])
  })
  it('says what became of an act, on the bridge and where it stands, until the next phase', async () => {
    const result = { key: 'station.result.damage', values: { count: 16 } }
    const done = { ...proposal('yes'), reason: null, note: '', became: { kind: 'done', says: [result] } } as const
    await sit(aBridge({ proposals: [{ ...done, became: null }] }))
    await press('.row.proposal')
    expect(phone.page.get('.answer').text()).toContain('Your GM said yes.')
    await tell(aBridge({ proposals: [done] }))
    expect(phone.page.get('[data-result]').text()).toBe('Hit: 16 damage')
    const { shown } = aShown as Extract<HostMessage, { kind: 'shown' }>
    if (shown === null) throw new Error('Nothing to show yet')
    await tell({ kind: 'shown', n: 2, shown: { ...shown, view: { ...shown.view, heading: { key: 'toy.next' } } } })
    expect(phone.page.find('.verdict').exists()).toBe(false)
    expect(phone.page.get('.row.proposal').text()).toContain('Yes: Hit: 16 damage')
  })
  it('is told that a granted act was let go', async () => {
    await sit(aBridge({ proposals: [{ ...proposal('yes'), became: { kind: 'dropped', says: [] } }] }))
    expect(phone.page.get('.row.proposal').text()).toContain('Your GM dropped it')
  })
  it('says why the rules refuse, and proposes it all the same', async () => {
    await sit(aBridge({ offers: [anOffer('scan', { refusal: { key: 'view.named', values: { name: 'too far' } } })] }))
    expect(phone.page.get('[data-offer=scan]').text()).toContain('too far')
    await press('[data-offer=scan]')
    await press('[data-propose]')
    expect(phone.table.last().heard.at(-1)).toMatchObject({ type: 'propose', offer: 'scan' })
  })
  it('closes what is no longer offered', async () => {
    await sit(aBridge({ offers: [anOffer('scan')] }))
    await press('[data-offer=scan]')
    await tell(aBridge())
    expect(phone.page.find('[data-propose]').exists()).toBe(false)
  })
  it.each([
    ['sent', 'Sent'],
    ['yes', 'Yes'],
    ['half', 'Half'],
    ['no', 'No'],
    ['stale', 'Too late'],
    ['withdrawn', 'Taken back']
  ] as const)('shows an answer in one word: %s', async (state, word) => {
    await sit(aBridge({ proposals: [proposal(state)] }))
    await press('.row.proposal')
    expect(phone.page.get('.verdict').text()).toBe(word)
    expect(phone.page.get('.answer').text()).toContain('out of reach')
    expect(phone.page.find('[data-withdraw]').exists()).toBe(state === 'sent')
  })
  it('counts an answer as news until it was looked at', async () => {
    await sit(aBridge({ proposals: [proposal('no')] }))
    expect(phone.page.get('.tabs .bridge').text()).toBe('Bridge1')
    await press('.row.proposal')
    await press('.acts .big')
    expect(phone.page.get('.tabs .bridge').text()).toBe('Bridge')
  })
  it('takes back what was sent, says what it likes, and is ready', async () => {
    await sit(aBridge({ nextProposal: 's2', proposals: [proposal('sent')] }))
    await press('.row.proposal')
    await press('[data-withdraw]')
    expect(phone.table.last().heard.at(-1)).toEqual({ type: 'withdraw', proposal: 's1' })
    await press('.back')
    await press('.ready')
    expect(phone.table.last().heard.at(-1)).toEqual({ type: 'ready', isReady: true })
    await press('.read > .row:last-child')
    await phone.page.get('input').setValue('May I ram it?')
    await phone.page.get('form').trigger('submit')
    expect(phone.table.last().heard.at(-1)).toMatchObject({ type: 'say', text: 'May I ram it?' })
  })
  it('sends the dice that are due, as they were tapped, and keeps a half told pool', async () => {
    await sit(aBridge({ asks: [{ id: 'a1', die: 'd10', count: 3, isSum: false, what: { key: 'x' }, sent: [] }] }))
    await press('[data-dice]')
    for (const face of [6, 10]) await press(`[data-face="${String(face)}"]`)
    expect(phone.page.get('[data-send]').text()).toBe('1 die to go')
    await press('.back')
    await press('[data-dice]')
    await press('[data-face="4"]')
    await press('[data-send]')
    expect(phone.table.last().heard.at(-1)).toEqual({ type: 'dice', ask: 'a1', faces: [6, 10, 4] })
  })
  it('adds up dice only where they are added up', async () => {
    const asked = (isSum: boolean) => aBridge({ asks: [{ id: 'a1', die: 'd20', count: 2, isSum, what: { key: 'x' }, sent: [] }] })
    await sit(asked(false))
    await press('[data-dice]')
    for (const face of [9, 17]) await press(`[data-face="${String(face)}"]`)
    expect(phone.page.find('.sum').exists()).toBe(false)
    await tell(asked(true))
    expect(phone.page.get('.sum').text()).toContain('26')
  })
  it('has nothing below the keys that comes or goes', async () => {
    await sit(aBridge({ asks: [{ id: 'a1', die: 'd6', count: 1, isSum: false, what: { key: 'x' }, sent: [] }], mayRoll: true }))
    await press('[data-dice]')
    const below = (): readonly string[] => {
      const rows = [...phone.page.get('.acts').element.children]
      return rows.slice(rows.findIndex(row => row.matches('.keys'))).map(row => row.className)
    }
    const before = below()
    await press('[data-face="4"]')
    expect([phone.page.find('[data-roll]').exists(), below()]).toEqual([false, before])
  })
  it('rolls for itself only where the game master allows it', async () => {
    const asks = [{ id: 'a1', die: 'd6', count: 2, isSum: false, what: { key: 'x' }, sent: [] }]
    await sit(aBridge({ asks }))
    await press('[data-dice]')
    expect(phone.page.findAll('.acts .plain')).toHaveLength(0)
    await tell(aBridge({ asks, mayRoll: true }))
    await press('.acts .plain')
    expect(phone.table.last().heard.at(-1)).toMatchObject({ type: 'dice', ask: 'a1' })
  })
  it('says that the table is not heard, keeps the dice, and sends them once it is', async () => {
    const asks = [{ id: 'a1', die: 'd6', count: 1, isSum: false, what: { key: 'x' }, sent: [] }]
    await sit(aBridge({ asks }))
    await press('[data-dice]')
    phone.table.last().breaks()
    await press('[data-face="5"]')
    await press('[data-send]')
    expect([phone.page.find('.lost').exists(), phone.page.get('.kept b').text()]).toEqual([true, '5'])
    phone.table.last().accept()
    await tell(aSeat(), aShown, aBridge({ asks }))
    expect(phone.table.last().heard.at(-1)).toEqual({ type: 'dice', ask: 'a1', faces: [5] })
    expect([phone.page.find('.lost').exists(), phone.page.find('.kept').exists()]).toEqual([false, false])
  })

  it('tells how the battle ended: who won, why, and both sides', async () => {
    const left = (side: string, standing: number) => ({ key: 'view.ending.left', values: { side, standing, of: 3 } })
    const ending = {
      victor: 0,
      kind: 'won' as const,
      says: { key: 'view.ending.won', values: { side: 'Us' } },
      why: { key: 'view.ending.why.alone' },
      sides: [left('Us', 2), left('Them', 0)]
    }
    const side = (marker: number, name: string, ship: StripView) =>
      ({ marker, name, relation: marker === 0 ? 'own' : 'enemy', notes: [], strips: [ship] }) as const
    const sides = [
      side(0, 'Us', aStrip('Hawk', { isMine: true })),
      side(
        1,
        'Them',
        aStrip('Crow', { id: '1-1', standing: 'destroyed', standingWord: { key: 'view.named', values: { name: 'destroyed' } } })
      )
    ]
    await sit({ kind: 'shown', n: 2, shown: { view: aView({ systemId: 'xwing', isOver: true, ending, sides }), lines: [], moments: [] } })
    expect(phone.page.findAll('[data-strip]').map(one => one.get('h2').text())).toEqual(['Hawk', 'Crow'])
    expect(phone.page.get('[data-strip="1-1"] .fate').text()).toBe('destroyed')
    const told = phone.page.get('[data-ending]')
    expect(told.get('h2').text()).toBe('Us wins')
    expect(told.findAll('p').map(line => line.text())).toEqual([
      'Nobody else is left on the field.',
      'Us: 2 of 3 still in the fight',
      'Them: 0 of 3 still in the fight'
    ])
  })
})
