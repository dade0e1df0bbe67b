import { firestormArmada } from '@shared/systems/firestorm-armada'
import { firestormTwins } from '../../support/view-pairs/firestorm-armada'
import { describePairs } from '../../support/view-pairs/describe-pairs'
import { randomCommand } from '../../support/firestorm-armada/random-battle'
import { randomSetup } from '../../support/firestorm-armada/random-setup'
import { nextCommand } from '../../support/firestorm-armada/whole-battle'

describePairs({ system: firestormArmada, twins: firestormTwins, randomSetup, randomCommand, nextCommand })
