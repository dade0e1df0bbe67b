import { petitWargame } from '@shared/systems/petit-wargame'
import { petitTwins } from '../../support/view-pairs/petit-wargame'
import { describePairs } from '../../support/view-pairs/describe-pairs'
import { randomCommand } from '../../support/petit-wargame/random-battle'
import { randomSetup } from '../../support/petit-wargame/random-battle'
import { nextCommand } from '../../support/petit-wargame/whole-battle'

describePairs({ system: petitWargame, twins: petitTwins, randomSetup, randomCommand, nextCommand })
