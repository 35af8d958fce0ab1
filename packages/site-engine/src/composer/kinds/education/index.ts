import { kindsOf } from '../kinds-of.ts';
import { course } from './course.ts';
import { group } from './group.ts';
import { kindergarten } from './kindergarten.ts';
import { languageschool } from './languageschool.ts';
import { school } from './school.ts';
import { tutor } from './tutor.ts';

export const educationKinds = kindsOf('education', group, {
  school,
  course,
  tutor,
  languageschool,
  kindergarten,
});
