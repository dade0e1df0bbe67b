import { describeSecretPairs } from '../../support/secret-pairs/describe-secret-pairs'
import { secretStarfinder } from '../../support/secret-pairs/starfinder-armada'

describeSecretPairs(secretStarfinder)
