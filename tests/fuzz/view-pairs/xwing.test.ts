import { xwing } from '@shared/systems/xwing'
import { xwingTwins } from '../../support/view-pairs/xwing'
import { describePairs } from '../../support/view-pairs/describe-pairs'
import { randomCommand } from '../../support/xwing/random-battle'
import { randomSetup } from '../../support/xwing/random-battle'
import { nextCommand } from '../../support/xwing/whole-battle'

describePairs({ system: xwing, twins: xwingTwins, randomSetup, randomCommand, nextCommand })
