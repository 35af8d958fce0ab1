import { useState } from 'react';
import {
  Checkbox,
  Field,
  FieldError,
  Input,
  PasswordInput,
  PasswordStrengthMeter,
  Select,
  Textarea,
} from '../../src/index.ts';

function PasswordField() {
  const [password, setPassword] = useState('correct horse');
  return (
    <div className="grid content-start gap-4">
      <Field label="Password" hint="Use 8 or more characters">
        <PasswordInput value={password} onChange={({ target }) => setPassword(target.value)} />
      </Field>
      <PasswordStrengthMeter password={password} email="ines@lockside.example" />
    </div>
  );
}

/** Several controls in a row have one name and one error. */
function Line() {
  return (
    <fieldset className="grid content-start gap-1.5">
      <legend className="mb-1.5 font-semibold text-small">Opening hours, wrong</legend>
      <div className="flex gap-2">
        <Input aria-label="Days" defaultValue="Mo–Fr" />
        <Input aria-label="Times" defaultValue="9–" aria-invalid aria-describedby="hours-error" />
      </div>
      <FieldError id="hours-error">Say until when, such as 9–18</FieldError>
    </fieldset>
  );
}

/** What is typed, chosen and ticked: at rest, with an error, off. */
export function Fields() {
  return (
    <div className="grid gap-5 desk:grid-cols-2">
      <Field label="Email" hint="At rest">
        <Input type="email" placeholder="you@example.com" />
      </Field>
      <Field label="Email, wrong" error="Enter a whole address, such as you@example.com">
        <Input type="email" defaultValue="ines@lockside" />
      </Field>
      <Field label="Email, off">
        <Input type="email" defaultValue="ines@lockside.example" disabled />
      </Field>
      <Field label="Sort by">
        <Select defaultValue="newest">
          <option value="newest">Newest first</option>
          <option value="name">Name</option>
        </Select>
      </Field>
      <PasswordField />
      <Field label="Message">
        <Textarea rows={5} defaultValue="Two languages, please." />
      </Field>
      <Line />
      <div className="grid content-start gap-3">
        <Checkbox>Not ticked</Checkbox>
        <Checkbox defaultChecked>Ticked</Checkbox>
        <Checkbox error="Please accept the terms.">Wrong</Checkbox>
      </div>
    </div>
  );
}
