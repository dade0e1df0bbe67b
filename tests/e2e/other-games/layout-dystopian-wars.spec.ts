import { describeLayout } from '../support/layout-of'

describeLayout('dystopian-wars')
