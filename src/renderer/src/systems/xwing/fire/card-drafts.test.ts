import { describe, expect, it } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import type { XwObligation } from '@shared/systems/xwing/model/obligation'
import { s } from '@kit/systems/xwing'
import { useCardDrafts } from './card-drafts'

const due = (id: string): XwObligation => ({ id, kind: 'card', shipId: s('a'), round: 1 })

describe('cards chosen and not entered', () => {
  it('wait for as long as the card is owed, whatever else happens', async () => {
    const owed = shallowRef<readonly XwObligation[]>([due('c1'), due('c2')])
    const scope = effectScope()
    const drafts = scope.run(() => useCardDrafts(() => owed.value))
    drafts?.set('c1', 'fuelLeak').set('c2', 'draw')
    owed.value = [due('c0'), due('c1'), due('c2')]
    await nextTick()
    expect([...(drafts ?? [])]).toEqual([
      ['c1', 'fuelLeak'],
      ['c2', 'draw']
    ])
    owed.value = [due('c2')]
    await nextTick()
    expect([...(drafts ?? [])]).toEqual([['c2', 'draw']])
    scope.stop()
  })
})
