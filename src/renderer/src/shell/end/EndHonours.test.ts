import { expect, it } from 'vitest'
import type { Account } from '@shared/report/account'
import { mountInEnglish } from '@kit/renderer/mount'
import EndHonours from './EndHonours.vue'

it('tells a last stand in the rounds of its game, whatever they are called there', () => {
  const round = (number: number) => ({ number, word: { key: 'view.moment.inRound', values: { round: { key: 'view.turn' }, number } } })
  const account = {
    rounds: [1, 2, 3].map(round),
    sides: [{ name: 'Us', standing: 1, of: 1 }],
    units: [{ name: 'Hawk', side: 0, number: 1, lowSince: 2, fate: null }],
    fighting: null
  } as unknown as Account
  const shown = mountInEnglish(EndHonours, { account })
  expect(shown.get('article').text()).toContain('2Last stand')
  expect(shown.get('p').text()).toBe('below half its hull from turn 2 to turn 3, 0 damage taken')
})
