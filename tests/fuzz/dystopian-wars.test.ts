import { dystopianWars } from '@shared/systems/dystopian-wars'
import { brokenInvariants } from '../support/dystopian-wars/invariants'
import { randomCommand, randomSetup } from '../support/dystopian-wars/random-battle'
import { nextCommand } from '../support/dystopian-wars/whole-battle'
import { describeFuzz } from '../support/fuzz-battle'

describeFuzz({
  system: dystopianWars,
  battles: 500,
  commands: 150,
  randomSetup,
  randomCommand,
  // A table that sometimes delays settling what it owes.
  nextCommand: (chance, state) =>
    state.obligations.length > 0 && chance.whole(1, 2) === 1 ? randomCommand(chance, state) : nextCommand(chance, state),
  brokenInvariants
})
