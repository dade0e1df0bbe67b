import { describe, expect, it } from 'vitest'
import { KEY_ACTIONS } from '../../contract/key-actions'
import { KEY_ACTION_IDS, keyConflict, screenOf, soundKeys } from './key-choice'

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
    expect(keyConflict('battle.fire', 'n', { 'battle.next': 'y' })).toBeNull()
    expect(keyConflict('battle.fire', 'y', { 'battle.next': 'y' })).toEqual({ kind: 'taken', by: 'battle.next' })
  })
  it('when it is heard on every screen, both ways', () => {
    expect(keyConflict('builder.add', 'w', {})).toEqual({ kind: 'taken', by: 'app.why' })
    expect(keyConflict('app.why', 'y', { 'campaign.rulings': 'y' })).toEqual({ kind: 'taken', by: 'campaign.rulings' })
  })
  it('not when only another screen has it', () => {
    expect(keyConflict('battle.fire', 'y', { 'campaign.rulings': 'y' })).toBeNull()
    expect(screenOf('campaign.battle')).toBe('campaign')
  })
  it('when a system has it in its battles and every battle would hear it, both ways', () => {
    expect(keyConflict('battle.fire', 'i', {})).toEqual({ kind: 'taken', by: 'battle.link' })
    expect(keyConflict('battle.link', 'f', {})).toEqual({ kind: 'taken', by: 'battle.fire' })
    expect(keyConflict('battle.link', 'w', {})).toEqual({ kind: 'taken', by: 'app.why' })
    expect(keyConflict('battle.link', 'c', {})).toEqual({ kind: 'taken', by: 'battle.combine' })
  })
  it('not when only another system or a screen beside the battle has it', () => {
    expect(keyConflict('battle.combine', 'l', {})).toBeNull()
    expect(keyConflict('battle.board', 'i', {})).toBeNull()
    expect([screenOf('battle.board'), screenOf('battle.split'), screenOf('battle.side'), screenOf('battle.next')]).toEqual([
      'firestorm-armada',
      'dystopian-wars',
      'starfinder-armada',
      'battle'
    ])
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
    expect(keyConflict('battle.anyway', 'Ctrl+Enter', { 'battle.anyway': 'y' })).toBeNull()
  })
})

describe('keys from elsewhere', () => {
  it('are taken as they are when they could be chosen here, two acts that changed places too', () => {
    const keys = { 'battle.fire': 'm', 'battle.move': 'f', 'app.why': 'Alt+w' }
    expect(soundKeys(keys)).toEqual(keys)
  })
  it('are left out where they are for the dice, for the window, the same everywhere, of no act, or of two', () => {
    const wrong = { 'battle.next': 'Tab', 'app.keys': '5', 'app.why': 'Ctrl+c', 'battle.sing': 'x', 'battle.undo': 'q', 'battle.redo': 'q' }
    expect(soundKeys({ ...wrong, 'battle.fire': 'y' })).toEqual({ 'battle.fire': 'y' })
  })
  it('are left out where the act they were taken from has its usual ones again', () => {
    expect(soundKeys({ 'battle.fire': 'n', 'battle.next': 'Tab' })).toEqual({})
  })
})
