import { valuesOf } from '@kit/main/offer-values'
import { describe, expect, it } from 'vitest'
import { openTable, speakingFor, type Phone } from '@kit/main/phone'

const ofProposal = (phone: Phone, id: string, state: string) =>
  phone.bridge(({ proposals }) => proposals.some(one => one.id === id && one.state === state))

describe('a proposal', () => {
  it('is granted by half, or as the game master changes it, and its player is told which', async () => {
    const table = await openTable()
    for (let phase = 0; phase < 4; phase += 1) {
      const due = (await table.call('battle.state', table.key)) as { readonly phase: string }
      if (due.phase === 'gunnery') break
      await table.call('battle.submit', { ...table.key, command: { type: 'advancePhase' } })
    }
    const phone = await speakingFor(table, 'Lantern of Meridian', 'Saltmarsh')
    const propose = async (rangeHexes: number): Promise<string> => {
      const bridge = await phone.last('bridge')
      const offer = bridge.offers.find(({ label }) => label.key === 'sa.station.attack')
      const values = { ...valuesOf(offer), rangeHexes }
      phone.say({ type: 'propose', proposal: bridge.nextProposal, offer: offer?.id ?? '', values })
      await ofProposal(phone, bridge.nextProposal, 'sent')
      return bridge.nextProposal
    }
    const first = await propose(1)
    const [waiting] = (await table.call('stations.state', {})).proposals
    // The game master sees the chance against an Armor Class that no player knows yet: 8 or more on the d20.
    expect((await phone.last('bridge')).offers.find(({ label }) => label.key === 'sa.station.attack')?.chance).toBeNull()
    expect(waiting?.percent).toBe(65)
    expect([waiting?.canHalve, waiting?.fields.map(({ name, value }) => [name, name === 'targetId' ? null : value])]).toEqual([
      true,
      [
        ['targetId', null],
        ['rangeHexes', 1],
        ['isFromFrontArc', false]
      ]
    ])
    await table.call('stations.answer', { proposalId: first, word: 'half', note: '', values: null })
    const { proposals } = await ofProposal(phone, first, 'half')
    expect(proposals.at(-1)?.given).toBeNull()
    expect((await table.call('battle.open', table.key)).pending?.command).toMatchObject({ type: 'stageAttack', dealsHalf: true })
    expect((await phone.bridge(({ asks }) => asks.length > 0)).asks[0]?.die).toBe('d20')
    await table.call('battle.cancel', table.key)
    const second = await propose(1)
    const fields = (await table.call('stations.state', {})).proposals[0]?.fields ?? []
    const values = { ...Object.fromEntries(fields.map(({ name, value }) => [name, value])), rangeHexes: 4 }
    const answer = { proposalId: second, word: 'yes', note: '' } as const
    await expect(table.call('stations.answer', { ...answer, values: { ...values, rangeHexes: -1 } })).rejects.toMatchObject({
      code: 'stale'
    })
    await table.call('stations.answer', { ...answer, values })
    const given = (await ofProposal(phone, second, 'yes')).proposals.at(-1)?.given
    expect(JSON.stringify(given)).toContain('"4"')
    expect((await table.call('battle.open', table.key)).pending?.command).toMatchObject({ type: 'stageAttack', rangeHexes: 4 })
  })
})
