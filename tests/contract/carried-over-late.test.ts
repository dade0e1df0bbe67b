import { describe, expect, it } from 'vitest'
import { testApplication } from '@kit/main/application'
import { present } from '@shared/kernel/present'
import { hostedSystem, SYSTEM_IDS, type Roster } from '@shared/systems'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import { HANDS, twinOf, type Hand } from '../support/any-game/hands'

type Command = ReturnType<Hand['hurt']>
type System = (typeof SYSTEM_IDS)[number]

const PLAYED = SYSTEM_IDS.flatMap(id => (HANDS[id] === undefined ? [] : [{ id, hand: HANDS[id] }]))

/** A battle between the twin of a sample roster and its enemy; the roster itself is in the campaign and stays away. */
async function begun(system: System) {
  const application = await testApplication()
  const { call } = application
  const { id: campaignId, rosters } = await call('campaigns.createSample', { name: 'Sample', system, locale: 'en' })
  const [roster, enemy] = [present(rosters[0], 'a roster'), present(rosters[1], 'its enemy')]
  const twin = twinOf(enemy)
  await call('campaigns.edit', { campaignId, edit: { type: 'saveRoster', roster: twin } })
  const sides = [twin, enemy].map(({ id: rosterId }, i) => ({ sideId: 'AB'.charAt(i), rosterId }))
  const { battleId } = await call('battle.create', { campaignId, name: 'Dusk', sides })
  const key = { campaignId, battleId }
  const play = async (commands: readonly Command[]): Promise<void> => {
    for (const command of commands) expect(await call('battle.submit', { ...key, command })).toMatchObject({ kind: 'done' })
  }
  return { call, key, roster, twin, play }
}

describe.each(PLAYED)('what a battle of $id leaves to those who joined it under way', ({ id, hand }) => {
  const { hurt, scar, fell, join, reinforce, end } = hand
  const { carry, report } = hostedSystem(id)

  /** The roster joins; then one of its units is damaged and another falls, and so do two of what came only as a copy. */
  async function fought(joins: (roster: Roster, home: Roster) => readonly Command[]) {
    const battle = await begun(id)
    const { call, key, roster, twin, play } = battle
    const copy = twinOf(twin)
    await play([...joins(roster, twin), join(copy, twin)])
    const there = new Set(report.unitsOf(await call('battle.state', key)).map(unit => unit.id))
    const [hurtId = '', fallenId = ''] = carry.partsOf(roster).flatMap(part => (there.has(part.id) ? [part.id] : []))
    const [hurtCopy = '', fallenCopy = ''] = carry.partsOf(copy).map(part => part.id)
    await play([hurtId, hurtCopy].flatMap(unitId => [hurt(unitId), ...(scar === undefined ? [] : [scar(unitId)])]))
    await play([fell(fallenId), fell(fallenCopy), end])
    return { ...battle, hurtId, fallenId }
  }

  it.each([
    { name: 'on its own', joins: (roster: Roster, home: Roster) => [join(roster, home)] },
    { name: 'in the roster of another', joins: reinforce }
  ])('is offered for a roster that came $name, and never for a copy that the campaign does not hold', async ({ joins }) => {
    const { call, key, roster, hurtId, fallenId } = await fought(joins)
    const rows = await call('chronicle.aftermath', key)
    expect(rows.map(({ rosterId, part, choices }): unknown => [rosterId, part.id, choices])).toEqual([
      [roster.id, hurtId, ['wounded', 'whole']],
      [roster.id, fallenId, ['struck', 'whole']]
    ])
    expect(rows[0]?.lasts.map(({ kind }) => kind)).toEqual(scar === undefined ? ['damage'] : ['damage', 'criticals'])
  })

  it('is decided all at once or one by one, and each decision is taken back', async () => {
    const { call, key, roster, hurtId, fallenId } = await fought(reinforce)
    const before = await call('campaigns.get', { campaignId: key.campaignId })
    const whole = { rosters: before.rosters, wounds: [] }
    const decisions = [
      { partId: hurtId, decision: 'wounded', kept: ['damage'] },
      { partId: fallenId, decision: 'struck', kept: [] }
    ] as const
    const undone = async (partIds: readonly string[]) => call('chronicle.unsettle', { ...key, partIds })
    const after = await call('chronicle.settle', { ...key, decisions })
    expect(after.wounds).toMatchObject([{ rosterId: roster.id, unitId: hurtId, from: 'Dusk' }])
    const left = present(
      after.rosters.find(one => one.id === roster.id),
      'the roster'
    )
    expect(carry.partsOf(left).map(part => part.id)).not.toContain(fallenId)
    // Whoever opens the list again finds it there, to take it back.
    expect((await call('chronicle.aftermath', key)).map(({ part }) => part.id)).toEqual([hurtId, fallenId])
    await expect(call('chronicle.settle', { ...key, decisions: [decisions[1]] })).rejects.toMatchObject({ code: 'not-found' })
    expect(await undone([fallenId, hurtId])).toMatchObject(whole)
    for (const decision of decisions) await call('chronicle.settle', { ...key, decisions: [decision] })
    expect((await undone([fallenId])).wounds).toHaveLength(1)
    expect(await undone([hurtId])).toMatchObject(whole)
  })
})

describe('what was spent by those who joined a battle under way', () => {
  it('may be kept: the Resolve Points of an officer who came with a fleet', async () => {
    const { call, key, roster, twin, play } = await begun('starfinder-armada')
    const { reinforce, end } = present(HANDS['starfinder-armada'], 'its hand')
    await play(reinforce(roster, twin))
    const { officers } = (await call('battle.state', key)) as BattleState
    const own = new Set((roster as unknown as DraftArmada).officers.map(({ id }) => id))
    const officer = present(
      officers.find(({ id }) => own.has(id)),
      'an officer'
    )
    await play([{ type: 'correctOfficer', officerId: officer.id, correction: { resolvePoints: 1 }, reason: '' }, end])
    expect(await call('chronicle.aftermath', key)).toMatchObject([
      { rosterId: roster.id, part: { id: officer.id }, lasts: [{ kind: 'spent', what: [{ values: { left: 1 } }] }] }
    ])
    const decisions = [{ partId: officer.id, decision: 'wounded', kept: ['spent'] }] as const
    const { wounds } = await call('chronicle.settle', { ...key, decisions })
    expect(wounds).toMatchObject([{ rosterId: roster.id, unitId: officer.id, wound: { resolvePoints: 1 } }])
    expect((await call('chronicle.unsettle', { ...key, partIds: [officer.id] })).wounds).toEqual([])
  })
})
