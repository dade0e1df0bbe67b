import { petitWargame } from '@shared/systems/petit-wargame'
import { describeFuzz } from '../support/fuzz-battle'
import { brokenInvariants } from '../support/petit-wargame/invariants'
import { randomCommand, randomSetup } from '../support/petit-wargame/random-battle'
import { nextCommand } from '../support/petit-wargame/whole-battle'

describeFuzz({
  system: petitWargame,
  battles: 120,
  commands: 220,
  randomSetup,
  randomCommand,
  nextCommand,
  brokenInvariants,
  isForce: command => command.type === 'correctShip'
})
