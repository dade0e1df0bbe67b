import type { OfficerAction } from '../model/officer-actions'
import type { ActionRule } from './action-rule'
import { boost } from './boost'
import { conjure } from './conjure'
import { direct } from './direct'
import { duel } from './duel'
import { enchant } from './enchant'
import { encourage } from './encourage'
import { precognition } from './precognition'
import { rally } from './rally'
import { repair } from './repair'
import { scan } from './scan'
import { scramble } from './scramble'
import { target } from './target'
import { taunt } from './taunt'

/** Every action of SA-060 to SA-074. */
export const ACTION_RULES: { readonly [A in OfficerAction]: ActionRule<A> } = {
  encourage,
  rally,
  taunt,
  direct,
  duel,
  repair,
  boost,
  conjure,
  enchant,
  precognition,
  scramble,
  target,
  scan
}
