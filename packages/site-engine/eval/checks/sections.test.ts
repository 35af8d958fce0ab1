import { readBrief } from '@sitewright/composer';
import { expect, test } from 'vitest';
import type { EvalPrompt } from '../prompts/eval-prompt.ts';
import type { SectionPlan } from '../sites/made-site.ts';
import { askedPages, askedSections, refusedSections } from './sections.ts';

const base = { id: 'a', title: 'A', from: [] };
const voices: SectionPlan = { ...base, type: 'voices', voices: [] };
const form: SectionPlan = {
  ...base,
  type: 'form',
  fields: [],
  submit: 'Send',
  done: 'Sent',
  send: { by: 'nothing' },
};
const rye = (price?: string): SectionPlan => ({
  ...base,
  type: 'items',
  show: 'list',
  groups: [{ items: [{ name: 'Rye', from: [], ...(price && { price }) }] }],
  tools: {},
});

const site = (wanted: Partial<EvalPrompt>, sections: SectionPlan[], path = 'index.html') => ({
  prompt: { id: 'a', text: 'a bakery', ...wanted },
  brief: readBrief('a bakery'),
  plannedPages: [{ path, title: 'A', description: '', sections }],
});

test('a section is found by what it holds', () => {
  expect(askedSections.judge(site({ wants: ['prices'] }, [rye('£4')])).problems).toEqual([]);
  expect(askedSections.judge(site({ wants: ['prices'] }, [rye()])).problems).toEqual(['“prices” is missing']);
});

test('a page is asked for by what it holds; the first page is none of them', () => {
  expect(askedPages.judge(site({ pages: ['prices'] }, [rye('£4')], 'prices.html')).problems).toEqual([]);
  expect(askedPages.judge(site({ pages: ['prices'] }, [rye('£4')])).problems).toHaveLength(1);
});

test('what is refused must not be there', () => {
  expect(refusedSections.judge(site({ refuses: ['voices'] }, [form])).problems).toEqual([]);
  expect(refusedSections.judge(site({ refuses: ['voices'] }, [voices])).problems).toHaveLength(1);
  expect(refusedSections.judge(site({ refuses: ['contact'] }, [form])).problems).toHaveLength(1);
});
