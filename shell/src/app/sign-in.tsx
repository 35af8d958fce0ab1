import { ApiProvider, createApiClient } from '@sitewright/web-kit';
import { LoginPage } from '../features/sign-in/login-page.tsx';
import { RegisterPage } from '../features/sign-in/register-page.tsx';

// Made here and not around the whole page: the landing page calls nobody and need not carry a client.
const api = createApiClient();

export const Login = () => (
  <ApiProvider client={api}>
    <LoginPage />
  </ApiProvider>
);

export const Register = () => (
  <ApiProvider client={api}>
    <RegisterPage />
  </ApiProvider>
);
