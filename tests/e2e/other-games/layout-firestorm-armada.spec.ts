import { describeLayout } from '../support/layout-of'

describeLayout('firestorm-armada')
