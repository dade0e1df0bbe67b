import { describeSecretPairs } from '../../support/secret-pairs/describe-secret-pairs'
import { secretFirestorm } from '../../support/secret-pairs/firestorm-armada'

describeSecretPairs(secretFirestorm)
