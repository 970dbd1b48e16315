// A chunk of its own for what only a longer book has; see messages/book-tools.ts.
import { BookPager } from './messages/book-pager.tsx';
import { FindForm } from './messages/find-form.tsx';

export const bookTools = { BookPager, FindForm };
