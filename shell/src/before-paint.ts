import { applyTheme } from '@sitewright/ui';

applyTheme();
