import { describe, expect, it } from 'vitest'
import { isRulingValue } from '../ruling-values'
import { appendixKey } from '../derive/to-hit'
import { APPENDIX, HARDEST_TO_HIT, PLAIN_TO_HIT, TO_HIT_MAX, TO_HIT_MIN, type AppendixRow } from './appendix'
import { CRITICAL_ROWS, DIRECTIONS } from '../model/criticals'
import { CRITICALS, FLARE_DIRECTIONS } from './criticals'
import { STEP_ORDER, STEPS } from '../model/steps'

describe('the tables (DW-015, DW-042, DW-054, DW-066)', () => {
  it('number the nine steps as the text does', () => {
    expect(STEP_ORDER.map(step => STEPS[step])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(Object.keys(STEPS)).toHaveLength(STEP_ORDER.length + 1)
  })
  it('hold numbers to hit that dice can show, each editable by the campaign', () => {
    for (const row of Object.keys(APPENDIX) as AppendixRow[]) {
      const number = APPENDIX[row]
      expect(number === null || (number >= TO_HIT_MIN && number <= TO_HIT_MAX), row).toBe(true)
      expect(isRulingValue(appendixKey(row), '4')).toBe(true)
    }
    expect([PLAIN_TO_HIT, HARDEST_TO_HIT]).toEqual([4, 6])
  })
  it('give each way of firing the number of the old sheets (DW-Q03)', () => {
    const { aaVsFlyer, aaVsObscured, aaVsRockets, aaVsSmall, aaVsAssault } = APPENDIX
    expect([aaVsFlyer, aaVsObscured, aaVsRockets, aaVsSmall, aaVsAssault]).toEqual([4, 4, 5, 5, 5])
    const { ccVsDiving, ccVsSubmerged, ccVsTorpedoes, ccVsSmall, ccVsMines } = APPENDIX
    expect([ccVsDiving, ccVsSubmerged, ccVsTorpedoes, ccVsSmall, ccVsMines]).toEqual([4, 4, 5, 5, 5])
    const { weaponVsAbove, weaponVsDiving, weaponVsHidden } = APPENDIX
    expect([weaponVsAbove, weaponVsDiving, weaponVsHidden]).toEqual([4, 5, 6])
    const { obscuredShooter, obscuredVsSubmerged, submergedVsSeen, submergedVsAir } = APPENDIX
    expect([obscuredShooter, obscuredVsSubmerged, submergedVsSeen, submergedVsAir]).toEqual([6, null, 6, null])
    const { fighterVsTinyFlyers, reconVsTinyFlyers, bomberVsTinyFlyers } = APPENDIX
    expect([fighterVsTinyFlyers, reconVsTinyFlyers, bomberVsTinyFlyers]).toEqual([3, 5, 6])
    expect([APPENDIX.shieldVsGunnery, APPENDIX.shieldVsTorpedoes]).toEqual([4, 5])
  })
  it('have a row for each sum of two dice, and what may be repaired stays', () => {
    expect(Object.keys(CRITICALS).map(Number)).toEqual([...CRITICAL_ROWS])
    for (const row of CRITICAL_ROWS) expect(CRITICALS[row].stays || !CRITICALS[row].isRepairable).toBe(true)
    expect(CRITICAL_ROWS.filter(row => !CRITICALS[row].isRepairable)).toEqual([2, 7, 10, 12])
  })
  it('throw a unit in every direction', () => {
    expect(FLARE_DIRECTIONS).toHaveLength(6)
    expect([...new Set<string>(FLARE_DIRECTIONS)]).toEqual([...DIRECTIONS])
  })
})
