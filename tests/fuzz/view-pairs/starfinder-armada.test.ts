import { starfinderArmada } from '@shared/systems/starfinder-armada'
import { starfinderTwins } from '../../support/view-pairs/starfinder-armada'
import { describePairs } from '../../support/view-pairs/describe-pairs'
import { randomCommand } from '../../support/random-battle'
import { randomSetup } from '../../support/random-battle'
import { nextCommand } from '../../support/whole-battle'

describePairs({ system: starfinderArmada, twins: starfinderTwins, randomSetup, randomCommand, nextCommand })
