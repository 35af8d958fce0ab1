import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

test('is labelled by its field and says what was chosen', async () => {
  const onChange = vi.fn();
  render(
    <Field label="Order">
      <Select onChange={(event) => onChange(event.target.value)}>
        <option value="new">Newest</option>
        <option value="old">Oldest</option>
      </Select>
    </Field>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'Oldest');
  expect(onChange).toHaveBeenCalledWith('old');
});
