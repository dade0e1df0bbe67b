import { describeSecretPairs } from '../../support/secret-pairs/describe-secret-pairs'
import { secretXwing } from '../../support/secret-pairs/xwing'

describeSecretPairs(secretXwing)
