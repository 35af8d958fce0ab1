import { afterEach } from 'vitest';
import { toastStore } from '../toast.ts';

// Files of tests share modules: what one says would be heard in the next. Listed first, it runs after the clean-up.
afterEach(() => {
  for (const { id } of toastStore.entries()) toastStore.remove(id);
});
