import { render } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { parseRemoteModule } from '../remote/remote-contract.ts';

/** Shows what a remote exposes as the shell does: under its route, at an address, with nothing else around it. */
export function mountRemote(exposed: unknown, route: string, address: string): void {
  window.history.replaceState(null, '', address);
  const { default: Remote } = parseRemoteModule(exposed);
  render(
    <BrowserRouter>
      <Routes>
        <Route path={`${route}/*`} element={<Remote />} />
      </Routes>
    </BrowserRouter>,
  );
}
