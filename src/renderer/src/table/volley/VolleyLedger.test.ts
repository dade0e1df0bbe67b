import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { LedgerRow } from '../../contract/ledger-row'
import { mountInEnglish } from '@kit/renderer/mount'
import VolleyLedger from './VolleyLedger.vue'

const row = (id: string, order: string, more: Partial<LedgerRow> = {}): LedgerRow => ({
  id,
  order,
  attacker: { sideId: 'A', number: 1, name: 'Hawk' },
  target: { sideId: 'B', number: 2, name: 'Crow' },
  check: '19/15',
  checkFaces: '16',
  damageFaces: '6 6',
  damage: '12',
  why: { total: 12, parts: [{ label: 'sa.part.dice', value: 12, source: 'SA-024' }] },
  leaves: { key: 'saTable.leaves.points1', values: { sp: 0, hp: 23, note1: { key: 'saTable.leaves.belowThreshold' } } },
  isMiss: false,
  isHarm: false,
  isDraft: false,
  ...more
})
let ledger: VueWrapper

function shown(rows: readonly LedgerRow[], canReorder = true, isReadOnly = false): VueWrapper {
  ledger = mountInEnglish(VolleyLedger, { rows, canReorder, isReadOnly })
  return ledger
}

afterEach(() => ledger.unmount())

describe('the volley ledger', () => {
  it('names attacker and target for those who do not see the markers', () => {
    const cells = shown([row('v1', '1')]).findAll('tbody td')
    expect(cells[1]?.text()).toContain('Hawk')
    expect(cells[1]?.text()).toContain('Crow')
  })

  it('shows the faces, and opens the sum behind the damage', async () => {
    const cells = shown([row('v1', '1')]).findAll('tbody td')
    expect(cells[2]?.text()).toMatch(/^16 →\s*19\/15$/u)
    expect(cells[3]?.text()).toContain('6 6 →')
    await ledger.get('[data-why]').trigger('click')
    expect(document.querySelector('.why-card')?.textContent).toContain('SA-024')
  })

  it('says what an attack would leave', () => {
    expect(
      shown([row('v1', '1')])
        .get('td.fx')
        .text()
    ).toBe('SP 0, HP 23, below CT')
  })

  it('offers nothing to correct where nothing can be changed', () => {
    expect(
      shown([row('v1', '1')], true, true)
        .find('.ed button')
        .exists()
    ).toBe(false)
  })

  it('moves an attack with Alt and the arrow keys', async () => {
    await shown([row('v1', '1'), row('v2', '2')])
      .get('[data-attack="v2"] .ed button')
      .trigger('keydown', { key: 'ArrowUp', altKey: true })
    expect(ledger.emitted('reorder')).toEqual([[['v2', 'v1']]])
  })

  it('stays as it is at the end of the list', async () => {
    await shown([row('v1', '1'), row('v2', '2')])
      .get('[data-attack="v2"] .ed button')
      .trigger('keydown', { key: 'ArrowDown', altKey: true })
    expect(ledger.emitted('reorder')).toBeUndefined()
  })

  it('keeps the declared order where the table plays it so', async () => {
    await shown([row('v1', '1'), row('v2', '2')], false)
      .get('[data-attack="v2"] .ed button')
      .trigger('keydown', { key: 'ArrowUp', altKey: true })
    expect(ledger.emitted('reorder')).toBeUndefined()
  })

  it('reorders by dragging one attack onto another', async () => {
    shown([row('v1', '1'), row('v2', '2'), row('v3', '3')])
    await ledger.get('[data-attack="v3"]').trigger('dragstart')
    await ledger.get('[data-attack="v1"]').trigger('drop')
    expect(ledger.emitted('reorder')).toEqual([[['v3', 'v1', 'v2']]])
  })

  it('asks to correct an attack', async () => {
    await shown([row('v1', '1')])
      .get('.ed button')
      .trigger('click')
    expect(ledger.emitted('correct')).toEqual([['v1']])
  })

  it('offers no correction for an attack that is not staged yet', () => {
    expect(
      shown([row('v1', '1', { isDraft: true })])
        .find('.ed button')
        .exists()
    ).toBe(false)
  })

  it('says that nothing is staged', () => {
    expect(shown([]).text()).toContain('No attack staged.')
  })
})
