import { describe, expect, it } from 'vitest'
import { openTable, speakingFor, type Phone } from '@kit/main/phone'

const ofSlip = (phone: Phone, slip: string, state: string) =>
  phone.bridge(({ slips }) => slips.some(one => one.slip === slip && one.state === state))

describe('a proposal', () => {
  it('is granted by half, or as the game master changes it, and its player is told which', async () => {
    const table = await openTable()
    for (let phase = 0; phase < 4; phase += 1) {
      const due = (await table.call('battle.state', table.key)) as { readonly phase: string }
      if (due.phase === 'gunnery') break
      await table.call('battle.submit', { ...table.key, command: { type: 'advancePhase' } })
    }
    const phone = await speakingFor(table, 'Lantern of Meridian', 'Saltmarsh')
    const propose = async (range: number): Promise<string> => {
      const bridge = await phone.last('bridge')
      const offer = bridge.offers.find(({ label }) => label.key === 'sa.station.attack')
      const values = { ...Object.fromEntries((offer?.fields ?? []).map(({ name, value }) => [name, value])), range }
      phone.say({ type: 'propose', slip: bridge.nextSlip, offer: offer?.id ?? '', values })
      await ofSlip(phone, bridge.nextSlip, 'sent')
      return bridge.nextSlip
    }
    const first = await propose(1)
    const [waiting] = (await table.call('stations.state', {})).slips
    expect([waiting?.canHalve, waiting?.fields.map(({ name, value }) => [name, name === 'target' ? null : value])]).toEqual([
      true,
      [
        ['target', null],
        ['range', 1],
        ['front', false]
      ]
    ])
    await table.call('stations.answer', { slipId: first, word: 'half', note: '', values: null })
    const { slips } = await ofSlip(phone, first, 'half')
    expect(slips.at(-1)?.given).toBeNull()
    expect((await table.call('battle.open', table.key)).pending?.command).toMatchObject({ type: 'stageAttack', dealsHalf: true })
    expect((await phone.bridge(({ asks }) => asks.length > 0)).asks[0]?.die).toBe('d20')
    await table.call('battle.cancel', table.key)
    const second = await propose(1)
    const fields = (await table.call('stations.state', {})).slips[0]?.fields ?? []
    const values = { ...Object.fromEntries(fields.map(({ name, value }) => [name, value])), range: 4 }
    const answer = { slipId: second, word: 'yes', note: '' } as const
    await expect(table.call('stations.answer', { ...answer, values: { ...values, range: -1 } })).rejects.toMatchObject({ code: 'stale' })
    await table.call('stations.answer', { ...answer, values })
    const given = (await ofSlip(phone, second, 'yes')).slips.at(-1)?.given
    expect(JSON.stringify(given)).toContain('"4"')
    expect((await table.call('battle.open', table.key)).pending?.command).toMatchObject({ type: 'stageAttack', rangeHexes: 4 })
  })
})
