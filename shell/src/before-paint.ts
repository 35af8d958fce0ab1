import './schemas-without-eval.ts';
import { applyTheme } from '@sitewright/ui';

applyTheme();
