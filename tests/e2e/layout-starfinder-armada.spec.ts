import { describeLayout } from './support/layout-of'

describeLayout('starfinder-armada')
