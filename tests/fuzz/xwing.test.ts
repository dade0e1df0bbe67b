import { xwing } from '@shared/systems/xwing'
import { describeFuzz } from '../support/fuzz-battle'
import { brokenInvariants } from '../support/xwing/invariants'
import { randomCommand, randomSetup } from '../support/xwing/random-battle'
import { nextCommand } from '../support/xwing/whole-battle'

describeFuzz({ system: xwing, battles: 500, commands: 150, randomSetup, randomCommand, nextCommand, brokenInvariants })
