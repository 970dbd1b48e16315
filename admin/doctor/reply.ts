import type { EntryRow } from '#model/guestbook-table.ts';
import type { Reply } from './public-api.ts';

export const rowsOf = ({ body }: Reply) => (Array.isArray(body) ? (body as EntryRow[]) : undefined);
export const isRefusal = ({ status }: Reply) => status >= 400 && status < 500;
export const formatReply = ({ status, code }: Reply) => `status ${status}${code ? `, ${code}` : ''}`;
