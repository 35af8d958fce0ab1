/*
 * The router as the front ends use it. Sharing react-router-dom whole between them would keep every name of it in the
 * page; this facade is shared instead and keeps these. Add a name when a screen needs it.
 */
export {
  BrowserRouter,
  Link,
  type LinkProps,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
