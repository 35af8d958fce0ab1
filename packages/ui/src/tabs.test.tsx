import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Segment, SegmentedControl } from './segmented-control.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx';

test('arrow keys move between tabs and show their views', async () => {
  render(
    <Tabs defaultValue="page">
      <TabsList aria-label="View">
        <TabsTrigger value="page">Page</TabsTrigger>
        <TabsTrigger value="code">Code</TabsTrigger>
      </TabsList>
      <TabsContent value="page">The page</TabsContent>
      <TabsContent value="code">The code</TabsContent>
    </Tabs>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Page' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Code' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('The code');
});

test('segments are one choice among named ones, even when only an icon shows', async () => {
  const onValueChange = vi.fn();
  render(
    <SegmentedControl label="Width" defaultValue="wide" onValueChange={onValueChange}>
      <Segment value="wide" icon={<svg />}>
        Wide
      </Segment>
      <Segment value="narrow" icon={<svg />}>
        Narrow
      </Segment>
    </SegmentedControl>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Width' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Wide' })).toBeChecked();

  await userEvent.click(screen.getByRole('radio', { name: 'Narrow' }));
  expect(onValueChange).toHaveBeenCalledWith('narrow');
  expect(screen.getByRole('radio', { name: 'Wide' })).not.toBeChecked();
});
