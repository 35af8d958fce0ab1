import { kindsOf } from '../kinds-of.ts';
import { group } from './group.ts';
import { resume } from './resume.ts';
import { student } from './student.ts';

export const personalKinds = kindsOf('personal', group, { resume, student });
