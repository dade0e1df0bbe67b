import { describe, expect, it } from 'vitest'
import { shot, u, w } from '@kit/systems/dystopian-wars'
import type { FireDraft } from './fire-draft'
import { attackOf, completeParts, counterOf, defenceOf, EMPTY_DRAFT, openPart, suggested, withOption, withoutPart } from './fire-draft'

const gun = shot('a')
const whole: FireDraft = { ...EMPTY_DRAFT, targetId: u('x'), parts: [gun], isInRange: true }

describe('fire that is put together (DW-006)', () => {
  it('is no command while an answer is missing', () => {
    expect(attackOf(EMPTY_DRAFT)).toBeNull()
    expect(attackOf({ ...whole, targetId: null })).toBeNull()
    expect(counterOf({ ...whole, isInRange: null })).toBeNull()
    expect(defenceOf({ ...whole, isInRange: null }, { toHit: null, modifiers: [] })).toBeNull()
  })
  it('is a declaration once all are there', () => {
    const fire = { parts: [gun], option: 'single', splitDice: null }
    expect(attackOf(whole)).toEqual({ type: 'declareAttack', fire, targetId: u('x') })
    expect(counterOf(whole)).toEqual({ type: 'declareCounter', fire, targetId: u('x'), isInRange: true })
    expect(defenceOf(whole, { toHit: 5, modifiers: [] })).toMatchObject({ type: 'rollDefensiveFire', toHit: 5, isInRange: true })
  })
  it('has a clear line of sight until somebody says otherwise, once its range is known', () => {
    const unseen = { ...whole, parts: [{ ...gun, obstructions: null }] }
    expect(attackOf(unseen)).toBeNull()
    expect(attackOf(suggested(unseen))?.fire.parts).toEqual([{ ...gun, obstructions: 0 }])
    expect(suggested({ ...whole, parts: [{ ...gun, obstructions: 1 }] })).toMatchObject({ parts: [{ obstructions: 1 }] })
    expect(attackOf(suggested({ ...whole, parts: [{ ...gun, rangeInches: null, obstructions: null }] }))).toBeNull()
  })
  it('reaches in a counter-attack until somebody says otherwise, and asks in defensive fire', () => {
    const open = { ...whole, isInRange: null }
    expect([counterOf(suggested(open, 'counter'))?.isInRange, suggested(open, 'defence').isInRange]).toEqual([true, null])
    expect(suggested({ ...open, isInRange: false }, 'counter').isInRange).toBe(false)
    expect(suggested({ ...open, parts: [{ ...gun, weaponId: null }] }, 'counter').isInRange).toBeNull()
  })
  it('asks for another weapon when it is linked, and for one more each time', () => {
    const linked = withOption(whole, 'link', 8)
    expect(linked.parts).toHaveLength(2)
    expect(openPart(linked).combatantId).toBeNull()
    expect(withOption(linked, 'link', 8).parts).toHaveLength(2)
    expect(completeParts(linked)).toEqual([gun])
  })
  it('keeps the first weapon alone when it is split, with half its dice to begin with', () => {
    expect(withOption(withOption(whole, 'combine', 8), 'split', 7)).toMatchObject({ parts: [gun], option: 'split', splitDice: 3 })
    expect(withOption(whole, 'split', 1).splitDice).toBe(1)
  })
  it('is empty again without its last weapon', () => {
    expect(openPart(withoutPart(whole, 0)).combatantId).toBeNull()
    const two = { ...whole, parts: [gun, shot('b', 'gun')] }
    expect(withoutPart(two, 0).parts.map(part => part.combatantId)).toEqual([w('b')])
  })
})
