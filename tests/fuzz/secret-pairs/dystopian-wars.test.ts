import { describeSecretPairs } from '../../support/secret-pairs/describe-secret-pairs'
import { secretDystopian } from '../../support/secret-pairs/dystopian-wars'

describeSecretPairs(secretDystopian)
