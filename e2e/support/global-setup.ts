import { ensureBuilt } from '../../scripts/lib/build.js';

export default ensureBuilt;
