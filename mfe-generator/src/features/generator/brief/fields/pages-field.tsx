import type { Brief } from '@sitewright/contracts';
import { change } from '../sitting/edit.ts';
import { FieldRow } from './field-row.tsx';
import { Rows } from './rows.tsx';
import { ValueField } from './value-field.tsx';

const blank = { title: '', from: [] };

/** What the first page is called in the languages that sites are written in. */
const homeTitles: Readonly<Record<string, string>> = {
  ar: 'الرئيسية',
  de: 'Start',
  en: 'Home',
  es: 'Inicio',
  fr: 'Accueil',
  it: 'Home',
  ja: 'ホーム',
  pt: 'Início',
  zh: '首页',
};

const homeTitle = ({ languages }: Brief) => homeTitles[languages.value[0]?.slice(0, 2) ?? 'en'] ?? 'Home';

/** The pages of the site. The first is where it opens; a second one makes two of one. */
export function PagesField({ brief }: { brief: Brief }) {
  const pages = brief.pages.length > 0 ? brief.pages : [{ title: homeTitle(brief), from: [] }];
  const enter = (at: number, title: string) =>
    change({ pages: pages.map((page, index) => (index === at ? { ...page, title } : page)) });
  return (
    <FieldRow name="Pages" field="pages" from={pages.flatMap(({ from }) => from)} isList>
      <Rows
        rows={pages}
        blank={blank}
        nameOf={({ title }) => title}
        addLabel="Add a page"
        onChange={(rows) => change({ pages: rows })}
      >
        {({ title }, index, { add }) => (
          <ValueField
            label={`Page ${index + 1}`}
            value={title}
            placeholder="Title of the page"
            className="w-full"
            onChange={(value) => enter(index, value)}
            onEnter={add}
          />
        )}
      </Rows>
    </FieldRow>
  );
}
