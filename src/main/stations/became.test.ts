import { valuesOf } from '@kit/main/offer-values'
import { describe, expect, it } from 'vitest'
import type { WireCommand } from '@shared/ipc/calls'
import { openTable, speakingFor, type Phone } from '@kit/main/phone'
import type { ProposalView } from '@shared/stations/messages'

/** The gunnery phase of the first round, with a captain at the phone who has proposed an attack and was told yes. */
async function granted() {
  const table = await openTable()
  const { call, key } = table
  const order = { type: 'rollMovementOrder', resolveOfficerIds: [] }
  const next = { type: 'advancePhase' }
  for (const command of [next, next, next, order, next]) await call('battle.submit', { ...key, command, roll: true })
  const phone = await speakingFor(table, 'Lantern of Meridian')
  const { nextProposal: id, offers } = await phone.last('bridge')
  const offer = offers.find(({ label }) => label.key === 'sa.station.attack')
  const values = { ...valuesOf(offer), rangeHexes: 2 }
  phone.say({ type: 'propose', proposal: id, offer: offer?.id ?? '', values })
  await phone.bridge(({ proposals }) => proposals.some(one => one.id === id))
  await call('stations.answer', { proposalId: id, word: 'yes', note: '', values: null })
  const pending = (await call('battle.open', key)).pending?.command as WireCommand & { readonly rangeHexes: number }
  const became = async (kind: string): Promise<ProposalView | undefined> => {
    const { proposals } = await phone.bridge(bridge => bridge.proposals.some(one => one.id === id && one.became?.kind === kind))
    return proposals.find(one => one.id === id)
  }
  return { call, key, phone, pending, became, proposal: async () => ofBridge(phone, id) }
}
const ofBridge = async (phone: Phone, id: string): Promise<ProposalView | undefined> =>
  (await phone.last('bridge')).proposals.find(one => one.id === id)

describe('what became of a proposal', () => {
  it('is nothing before its dice fell, then its result, and that it was taken back and brought back', async () => {
    const { call, key, became, proposal } = await granted()
    expect(await proposal()).toMatchObject({ state: 'yes', became: null })
    await call('battle.answer', { ...key, faces: [[20]] })
    const { pending } = await call('battle.open', key)
    await call('battle.answer', { ...key, faces: [Array.from({ length: pending?.request.count ?? 0 }, () => 2)] })
    expect((await became('done'))?.became?.says[0]).toMatchObject({ key: 'station.result.damage' })
    await call('battle.undo', key)
    await became('undone')
    await call('battle.redo', key)
    await became('done')
  })
  it('is a miss in a word', async () => {
    const { call, key, became } = await granted()
    await call('battle.answer', { ...key, faces: [[1]] })
    expect((await became('done'))?.became?.says[0]).toEqual({ key: 'station.result.missed' })
  })
  it('is what the game master did instead, where the same act was chosen otherwise before its dice', async () => {
    const { call, key, phone, pending, became } = await granted()
    await call('battle.submit', { ...key, command: { ...pending, rangeHexes: 3 } as WireCommand })
    await phone.bridge(({ proposals }) => proposals.some(({ given }) => given !== null))
    await call('battle.answer', { ...key, faces: [[1]] })
    expect(await became('done')).toMatchObject({ state: 'yes', given: { key: 'view.does' } })
  })
  it('is that it was let go, where the game master cancels it or does something else', async () => {
    const { call, key, became } = await granted()
    await call('battle.cancel', key)
    expect((await became('dropped'))?.became?.says).toEqual([])
    const other = await granted()
    await other.call('battle.submit', { ...other.key, command: { type: 'advancePhase' }, roll: true })
    await other.became('dropped')
  })
})

describe('a no', () => {
  it('has the reason that the game master picked, in the language of the phone', async () => {
    const table = await openTable()
    const phone = await speakingFor(table, 'Oduya')
    const { nextProposal: id } = await phone.last('bridge')
    phone.say({ type: 'say', proposal: id, text: 'May I?' })
    await phone.bridge(({ proposals }) => proposals.length > 0)
    await table.call('stations.answer', { proposalId: id, word: 'no', note: '', why: 'range', values: null })
    const { proposals } = await phone.bridge(bridge => bridge.proposals[0]?.state === 'no')
    expect(proposals[0]?.reason).toEqual({ key: 'view.why.range' })
  })
})
