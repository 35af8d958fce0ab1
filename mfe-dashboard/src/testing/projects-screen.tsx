import { routes } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { type FakeApi, renderScreen } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { ProjectsPage } from '../features/projects/components/projects-page.tsx';
import { manyProjects, projectsApi } from './handlers.ts';

/** Shows My Projects of somebody on the given server, with the place where toasts appear. */
export function showProjects(api: FakeApi = projectsApi(manyProjects(3))) {
  const page = (
    <>
      <ProjectsPage />
      <Toaster />
    </>
  );
  const view = renderScreen(page, { api, at: '/dashboard' });
  const choose = async (name: string, action: string) => {
    await view.user.click((await card(name)).getByRole('button', { name: `More for ${name}` }));
    await view.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...view, api, choose };
}

/** The calls that asked for a part of the list. */
export const listCalls = ({ calls }: FakeApi) => calls.filter(({ path }) => path === routes.mySites.path);

/** The names on the cards, in order. */
export const names = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .filter((heading) => heading.closest('li'))
    .map(({ textContent }) => textContent);

/** What is on the card of this name. */
export async function card(name: string) {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') ?? heading);
}
