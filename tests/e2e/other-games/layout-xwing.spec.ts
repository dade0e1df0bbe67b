import { describeLayout } from '../support/layout-of'

describeLayout('xwing')
