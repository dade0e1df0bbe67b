import { describeSecretPairs } from '../../support/secret-pairs/describe-secret-pairs'
import { secretPetit } from '../../support/secret-pairs/petit-wargame'

describeSecretPairs(secretPetit)
