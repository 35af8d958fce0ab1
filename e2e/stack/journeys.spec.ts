import { goThroughAdminJourney, goThroughMainJourney } from '../support/both-journeys.ts';
import { expect, test } from '../support/stack-test.ts';

test('a person registers, describes a website, sees it, downloads it and opens it offline', async ({
  page,
  browser,
  stack,
}) => {
  stack.log('main journey');
  await goThroughMainJourney(page, browser, stack);
});

test('an administrator signs in, sees the totals, and makes somebody an administrator', async ({
  page,
  stack,
}) => {
  stack.log('administrator’s journey');
  await goThroughAdminJourney(page, stack);
});

test('a message of the contact form becomes a file where no mail server is set', async ({ page, stack }) => {
  stack.log('contact form');
  const message = 'Do you make sites for bakeries?';
  const answer = await page.request.post('/send-email', {
    data: { name: 'Ann', email: 'ann@example.com', subject: 'A question', message },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect
    .poll(() => stack.compose('exec', '-T', 'svc-mail', 'sh', '-c', 'cat /data/outbox/*.eml'))
    .toContain(message);
});
