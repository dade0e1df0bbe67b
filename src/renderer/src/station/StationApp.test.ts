import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { aClaim, aSeat } from '@kit/renderer/fake-table'
import { phonePage } from '@kit/renderer/phone-page'
import type { EndReason } from '@shared/stations/messages'

const phone = phonePage()
const { open, sit, tell, press } = phone

describe('joining', () => {
  it('takes the code of the link, keeps it out of the address, and asks to join', async () => {
    location.hash = '#kessar'
    open()
    await flushPromises()
    expect([phone.page.get<HTMLInputElement>('.code').element.value, location.hash]).toEqual(['KESS-AR', ''])
    await phone.page.findAll('input')[1]?.setValue(' Mara ')
    await phone.page.get('form').trigger('submit')
    phone.table.last().accept()
    expect(phone.table.last().heard).toMatchObject([{ type: 'join', code: 'KESSAR', name: 'Mara' }])
  })
  it('reads a code as it is typed, and asks to join with nothing less', async () => {
    open()
    await phone.page.get('.code').setValue('kess-o1')
    await phone.page.findAll('input')[1]?.setValue('Mara')
    expect(phone.page.get<HTMLInputElement>('.code').element.value).toBe('KESS')
    expect(phone.page.get('[type=submit]').attributes('disabled')).toBeDefined()
  })
  it.each(['wrong-code', 'turned-away', 'full'] as const)('says why nobody is let in: %s', async reason => {
    sessionStorage.setItem('flagship.token', 't'.repeat(43))
    open()
    phone.table.last().accept()
    await tell({ kind: 'end', reason })
    expect(phone.page.find('.code').exists()).toBe(true)
    expect(phone.page.get('[role=alert]').text()).not.toContain('station.')
  })
  it('shows two letters until the game master lets in', async () => {
    sessionStorage.setItem('flagship.token', 't'.repeat(43))
    open()
    phone.table.last().accept()
    await tell({ kind: 'waiting', letters: 'RK', table: 'Pond', sinceMs: 0, ticket: 'w'.repeat(43) })
    expect(phone.page.get('.match').attributes('aria-label')).toBe('Your letters: R K')
  })
})

describe('what a player speaks for', () => {
  const claims = [aClaim('Brandt'), aClaim('Sorel'), aClaim('Iru', { side: 'Them' }), aClaim('Oduya', { takenBy: 'Priya' })]
  const box = (name: string) => {
    const row = phone.page.findAll('.claim').find(one => one.text().includes(name))
    if (row === undefined) throw new Error(`${name} is not listed`)
    return row
  }

  it('is asked first, several of one side at once, and what another has cannot be taken', async () => {
    await sit(aSeat({ claims }))
    expect(box('Oduya').find('input').exists()).toBe(false)
    for (const name of ['Iru', 'Brandt', 'Sorel']) await box(name).get('input').trigger('change')
    expect(phone.page.get('.go').text()).toBe('Take 2 of them')
    await press('.go')
    expect(phone.table.last().heard.at(-1)).toEqual({ type: 'claim', claims: ['brandt', 'sorel'] })
  })
  it('may be a ship and its officer at once', async () => {
    const both = [aClaim('Brandt'), aClaim('Kestrel', { kind: 'strip' }), aClaim('Us', { kind: 'side' })]
    await sit(aSeat({ claims: both }))
    await box('Brandt').get('input').trigger('change')
    await phone.page.findAll('.kinds input')[1]?.trigger('change')
    await box('Kestrel').get('input').trigger('change')
    await press('.go')
    expect(phone.table.last().heard.at(-1)).toEqual({ type: 'claim', claims: ['brandt', 'kestrel'] })
  })
  it('may be nobody: then one only looks, and nothing is sent', async () => {
    await sit(aSeat({ claims }))
    await press('.go')
    expect([phone.page.find('.seat').exists(), phone.table.last().heard.length]).toEqual([true, 1])
  })
  it('can be changed from the menu', async () => {
    await sit(aSeat({ claims: [aClaim('Brandt', { isMine: true }), aClaim('Sorel')] }))
    await press('.head .icon-btn')
    await press('.menu > .big')
    await box('Brandt').get('input').trigger('change')
    await box('Sorel').get('input').trigger('change')
    await press('.go')
    expect(phone.table.last().heard.at(-1)).toEqual({ type: 'claim', claims: ['sorel'] })
  })
})

describe('an end', () => {
  it.each(['closed', 'sent-away', 'second-use', 'other-version', 'bad-message', 'too-fast'] as const satisfies readonly EndReason[])(
    'is told in words: %s',
    async reason => {
      await sit({ kind: 'end', reason })
      expect(phone.page.get('.end').text()).not.toContain('station.')
      expect(phone.page.text().includes('by itself')).toBe(reason === 'closed')
    }
  )
  it('leads back to joining', async () => {
    await sit({ kind: 'end', reason: 'sent-away' })
    await press('.big')
    expect(phone.page.find('.code').exists()).toBe(true)
  })
})
