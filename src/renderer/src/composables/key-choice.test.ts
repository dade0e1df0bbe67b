import { describe, expect, it } from 'vitest'
import { KEY_ACTIONS } from './key-actions'
import { KEY_ACTION_IDS, keyConflict, screenOf } from './key-choice'

describe('the usual keys', () => {
  it('are free of conflicts as they come', () => {
    const found = KEY_ACTION_IDS.flatMap(action =>
      KEY_ACTIONS[action].keys
        .map(key => [action, key, keyConflict(action, key, {})] as const)
        .filter(([, , conflict]) => conflict !== null)
    )
    expect(found).toEqual([])
  })
})

describe('a key is refused', () => {
  it('when another act of the same screen has it, and that act is named', () => {
    expect(keyConflict('battle.fire', 'n', {})).toEqual({ kind: 'taken', by: 'battle.next' })
    expect(keyConflict('battle.fire', 'n', { 'battle.next': 'g' })).toBeNull()
    expect(keyConflict('battle.fire', 'g', { 'battle.next': 'g' })).toEqual({ kind: 'taken', by: 'battle.next' })
  })
  it('when it is heard on every screen, both ways', () => {
    expect(keyConflict('builder.add', 'w', {})).toEqual({ kind: 'taken', by: 'app.why' })
    expect(keyConflict('app.why', 'b', {})).toEqual({ kind: 'taken', by: 'campaign.battle' })
  })
  it('not when only another screen has it', () => {
    expect(keyConflict('battle.fire', 'b', {})).toBeNull()
    expect(screenOf('campaign.battle')).toBe('campaign')
  })
  it.each(['Enter', 'Escape', 'Tab', ' ', 'ArrowUp', 'Alt+ArrowUp'])('when it belongs to every screen: %s', key => {
    expect(keyConflict('battle.fire', key, {})).toEqual({ kind: 'fixed' })
  })
  it.each(['1', 'Shift+8', ',', '+', '-'])('when the dice or the fleets need it: %s', key => {
    expect(keyConflict('battle.fire', key, {})).toEqual({ kind: 'dice' })
  })
  it.each(['Ctrl+c', 'Ctrl+w', 'F5'])('when the window needs it: %s', key => {
    expect(keyConflict('battle.fire', key, {})).toEqual({ kind: 'window' })
  })
  it('never for a usual key of its own', () => {
    expect(keyConflict('campaigns.search', '/', {})).toBeNull()
    expect(keyConflict('battle.anyway', 'Ctrl+Enter', { 'battle.anyway': 'g' })).toBeNull()
  })
})
