import { CodeXml, Eye, PencilLine, ShieldCheck } from 'lucide-react';

/** What can lie on the desk. Without a site there is neither code nor report. */
export const deskViews = [
  { view: 'preview', name: 'Preview', Icon: Eye, needsSite: false },
  { view: 'code', name: 'Code', Icon: CodeXml, needsSite: true },
  { view: 'report', name: 'Report', Icon: ShieldCheck, needsSite: true },
] as const;

/** On a narrow screen the prompt is a view beside them. */
export const screenViews = [
  { view: 'prompt', name: 'Prompt', Icon: PencilLine, needsSite: false },
  ...deskViews,
] as const;

export type DeskView = (typeof deskViews)[number]['view'];
export type ScreenView = (typeof screenViews)[number]['view'];

export const toDeskView = (value: string) => deskViews.find(({ view }) => view === value)?.view;
