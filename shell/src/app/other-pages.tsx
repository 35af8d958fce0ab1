import { Route, Routes } from '@sitewright/web-kit/router';
import { NotFoundPage } from '../features/messages/not-found-page.tsx';
import { UnauthorizedPage } from '../features/messages/unauthorized-page.tsx';
import CookiePolicyPage from '../features/static-pages/cookie-policy-page.tsx';
import FaqPage from '../features/static-pages/faq-page.tsx';
import PrivacyPage from '../features/static-pages/privacy-page.tsx';
import TermsPage from '../features/static-pages/terms-page.tsx';

/** The pages of plain text, fetched together: each chunk more would make the landing page's script longer. */
export default function OtherPages() {
  return (
    <Routes>
      <Route path="/unauthorized" element={<UnauthorizedPage />} />
      <Route path="/terms" element={<TermsPage />} />
      <Route path="/privacy" element={<PrivacyPage />} />
      <Route path="/cookie-policy" element={<CookiePolicyPage />} />
      <Route path="/faq" element={<FaqPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
