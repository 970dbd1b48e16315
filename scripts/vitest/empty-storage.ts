import { beforeEach } from 'vitest';

/** Component tests share one browser: without this, each would begin with what the files before it left there. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
