import { ApiProvider, createApiClient } from '@sitewright/web-kit';
import OAuthSuccessPage from '../features/oauth-return/oauth-success-page.tsx';
import { LoginPage } from '../features/sign-in/login-page.tsx';
import { RegisterPage } from '../features/sign-in/register-page.tsx';

// Made here and not around the whole page: the landing page calls nobody and need not carry a client.
const api = createApiClient();

const pages = { login: LoginPage, register: RegisterPage, return: OAuthSuccessPage };

/** The ways in, fetched together. */
export default function SignIn({ page }: { page: keyof typeof pages }) {
  const Page = pages[page];
  return (
    <ApiProvider client={api}>
      <Page />
    </ApiProvider>
  );
}
