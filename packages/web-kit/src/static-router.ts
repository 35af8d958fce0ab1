/** The router of pages that are drawn at build time, where there is no address bar. */
export { StaticRouter } from 'react-router-dom';
