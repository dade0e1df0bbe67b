import { describePhotographs } from '../support/photographs/describe-photographs'

describePhotographs(1)
