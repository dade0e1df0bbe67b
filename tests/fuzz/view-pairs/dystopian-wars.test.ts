import { dystopianWars } from '@shared/systems/dystopian-wars'
import { dystopianTwins } from '../../support/view-pairs/dystopian-wars'
import { describePairs } from '../../support/view-pairs/describe-pairs'
import { randomCommand } from '../../support/dystopian-wars/random-battle'
import { randomSetup } from '../../support/dystopian-wars/random-battle'
import { nextCommand } from '../../support/dystopian-wars/whole-battle'

describePairs({ system: dystopianWars, twins: dystopianTwins, randomSetup, randomCommand, nextCommand })
