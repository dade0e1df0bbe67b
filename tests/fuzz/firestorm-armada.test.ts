import { firestormArmada } from '@shared/systems/firestorm-armada'
import { brokenInvariants } from '../support/firestorm-armada/invariants'
import { randomCommand } from '../support/firestorm-armada/random-battle'
import { randomSetup } from '../support/firestorm-armada/random-setup'
import { nextCommand } from '../support/firestorm-armada/whole-battle'
import { describeFuzz } from '../support/fuzz-battle'

describeFuzz({ system: firestormArmada, battles: 500, commands: 150, randomSetup, randomCommand, nextCommand, brokenInvariants })
