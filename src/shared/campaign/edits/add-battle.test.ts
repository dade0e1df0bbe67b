import { expect, it } from 'vitest'
import { aBattle, aCampaign } from '@kit/campaign'
import { addBattle } from './add-battle'

it('adds a battle at the end of the list', () => {
  const campaign = addBattle(addBattle(aCampaign(), aBattle('b1')), aBattle('b2'))
  expect(campaign).toEqual({ ...aCampaign(), battles: [aBattle('b1'), aBattle('b2')] })
})
