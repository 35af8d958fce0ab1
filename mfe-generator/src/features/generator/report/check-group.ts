import {
  type CheckArea,
  checkArea,
  checkAreas,
  type QualityCheck,
  type QualityReport,
} from '@sitewright/contracts';
import { sizeWords } from '../../../lib/size-words.ts';
import { counted } from './verdict.ts';

export interface CheckGroup {
  area: CheckArea;
  name: string;
  /** What its checks look at. */
  scope: string;
  checks: QualityCheck[];
}

const areas: Record<CheckArea, Pick<CheckGroup, 'name' | 'scope'>> = {
  works: { name: 'Works', scope: 'Markup, links, scripts and files' },
  looks: { name: 'Looks right', scope: 'Styles, fonts, small screens and finished text' },
  search: { name: 'Found by search', scope: 'Titles, descriptions, sharing and icon' },
  accessible: { name: 'Accessible', scope: 'Language, headings, labels, names and alt text' },
  private: { name: 'Private', scope: 'Nothing from other hosts, nothing sent to them' },
};

/** How soon somebody should read of it: what failed, then what was removed, then the rest. */
function urgency({ checks }: CheckGroup): number {
  const has = (status: QualityCheck['status']) => checks.some((check) => check.status === status);
  if (has('failed')) return 2;
  return has('removed') ? 1 : 0;
}

/** The checks by what a person cares about; where something failed or was removed comes first. */
export const groupChecks = ({ checks }: Pick<QualityReport, 'checks'>): CheckGroup[] =>
  checkAreas
    .map((area) => ({ area, ...areas[area], checks: checks.filter((check) => checkArea(check) === area) }))
    .filter((group) => group.checks.length > 0)
    .toSorted((one, other) => urgency(other) - urgency(one));

/** What was measured of an area, where the report tells it. */
export function measureOf(
  area: CheckArea,
  { measures }: Pick<QualityReport, 'measures'>,
): string | undefined {
  if (!measures) return undefined;
  const { pages, links, pictures, fields, bytes } = measures;
  return {
    works: counted(links, 'link'),
    looks: `${sizeWords(bytes.styles)} of styles`,
    search: counted(pages, 'page'),
    accessible: `${counted(pictures, 'picture')}, ${counted(fields, 'field')}`,
    private: `${sizeWords(bytes.scripts)} of scripts`,
  }[area];
}
