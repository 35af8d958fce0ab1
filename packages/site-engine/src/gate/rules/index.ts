import type { Rule } from '../rule.ts';
import { blankPage } from './blank-page.ts';
import { charset } from './charset.ts';
import { closedTags } from './closed-tags.ts';
import { controlNames } from './control-names.ts';
import { dataSyntax } from './data-syntax.ts';
import { description } from './description.ts';
import { doctype } from './doctype.ts';
import { embeddedPages } from './embedded-pages.ts';
import { externalRequests } from './external-requests.ts';
import { externalScripts } from './external-scripts.ts';
import { externalStyles } from './external-styles.ts';
import { favicon } from './favicon.ts';
import { fieldLabels } from './field-labels.ts';
import { finishedText } from './finished-text.ts';
import { headingOrder } from './heading-order.ts';
import { icons } from './icons.ts';
import { landmarks } from './landmarks.ts';
import { language } from './language.ts';
import { links } from './links.ts';
import { mainHeading } from './main-heading.ts';
import { nestedControls } from './nested-controls.ts';
import { openGraph } from './open-graph.ts';
import { peerConnections } from './peer-connections.ts';
import { pictureText } from './picture-text.ts';
import { plainScripts } from './plain-scripts.ts';
import { resources } from './resources.ts';
import { safeLinks } from './safe-links.ts';
import { scriptSyntax } from './script-syntax.ts';
import { styleFiles } from './style-files.ts';
import { styleSyntax } from './style-syntax.ts';
import { stylesheet } from './stylesheet.ts';
import { title } from './title.ts';
import { uniqueIds } from './unique-ids.ts';
import { viewport } from './viewport.ts';
import { wellFormed } from './well-formed.ts';

/** All checks, in the order in which repairs are made: markup first, since everything else is read from it. */
export const rules: readonly Rule[] = [
  blankPage,
  wellFormed,
  closedTags,
  doctype,
  language,
  charset,
  viewport,
  title,
  description,
  openGraph,
  favicon,
  stylesheet,
  pictureText,
  icons,
  externalRequests,
  externalStyles,
  externalScripts,
  peerConnections,
  embeddedPages,
  resources,
  styleFiles,
  links,
  safeLinks,
  landmarks,
  mainHeading,
  headingOrder,
  uniqueIds,
  fieldLabels,
  controlNames,
  nestedControls,
  plainScripts,
  scriptSyntax,
  styleSyntax,
  dataSyntax,
  finishedText,
];
